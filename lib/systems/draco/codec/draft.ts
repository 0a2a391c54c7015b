import { nameLimit, textLimit } from '../../../file-fields';
import { few, textOrNone } from '../../../painted-die/codings';
import { packedPlaces } from '../../../painted-die/places-coding';
import { entryOf, extrasBeside, flag, listOf, name, text, type Coding } from '../../../radix/coding';
import { weighted } from '../../../radix/natural';
import {
  attacks,
  dragonDie,
  slayerDie,
  type Attack,
  type DragonFaces,
  type SlayerFaces,
} from '../sheet/pips';
import {
  limits,
  zDragon,
  zDragonCard,
  zSlayer,
  type Draft,
  type Dragon,
  type DragonCard,
  type Slayer,
} from '../sheet/sheet';
import { sunPips, withSun } from '../sheet/suns';
import { facesCoding } from './faces';
import * as tables from './tables';

/**
 * Version 1 of a slayer or dragon as choices. Frozen: links made with it must stay readable for ever. Any change needs
 * a new version beside this one; only the lists in `tables.ts` may grow.
 */
const aName = name(nameLimit);
const aText = text(textLimit);
const title = textOrNone(textLimit, 3, 1);
const notes = textOrNone(textLimit, 7, 1);
const isDragon = flag(3, 1);

/** A place before those of the list: an id that it does not have. */
const idAmong = (ids: readonly string[], room: number): Coding<string> => {
  const places = new Map(ids.map((id, place) => [id, 1 + place]));
  return {
    write: (to, id) => {
      const place = places.get(id) ?? 0;
      to.choose(place, 1 + room);
      if (place === 0) aText.write(to, id);
    },
    read: (from) => {
      const place = from.choose(1 + room);
      if (place === 0) return aText.read(from);
      const id = ids[place - 1];
      if (id === undefined) from.fail('newer');
      return id ?? '';
    },
  };
};
const slayerSkill = idAmong(tables.codedSlayerSkills, tables.slayerSkillRoom);
const dragonSkill = idAmong(tables.codedDragonSkills, tables.dragonSkillRoom);
const slayerSkills = listOf(slayerSkill, few(limits.skills));

const attack = entryOf(tables.codedAttacks, tables.attackRoom);

/** Limits of the rules when version 1 was frozen. */
const slayerBounds = { places: (face: number) => (face === 6 ? 5 : face), shields: 6, points: 20 };
const cardBounds = { places: (face: number) => face, shields: 3, points: 14 };

const slayerDice = Object.fromEntries(
  attacks.map((kind) => [kind, facesCoding(slayerDie(kind), slayerBounds)]),
) as Readonly<Record<Attack, Coding<SlayerFaces>>>;
const cardDie = facesCoding(dragonDie, cardBounds);

const slayerExtras = (faces: SlayerFaces) =>
  extrasBeside(Object.keys(zSlayer.shape), packedPlaces(sunPips, withSun(faces)));
const cardExtras = (faces: DragonFaces) =>
  extrasBeside(Object.keys(zDragonCard.shape), packedPlaces(dragonDie.pips, faces));
const dragonExtras = extrasBeside(Object.keys(zDragon.shape));

const hasClaw = flag(3, 1);
const cardName = textOrNone(textLimit, 1, 7);
const card: Coding<DragonCard> = {
  write: (to, value) => {
    cardName.write(to, value.name);
    dragonSkill.write(to, value.skill);
    hasClaw.write(to, value.claw);
    cardDie.write(to, value.faces);
    cardExtras(value.faces).write(to, value);
  },
  read: (from) => {
    const named = cardName.read(from);
    const skill = dragonSkill.read(from);
    const claw = hasClaw.read(from);
    const faces = cardDie.read(from);
    return { name: named, skill, claw, faces, ...cardExtras(faces).read(from) };
  },
};
/** Five cards are usual. */
const cards = listOf(
  card,
  weighted(Array.from({ length: limits.cards + 1 }, (_, count) => (count === 5 ? 96 : 1))),
);

const head = { format: 'pipsmith/hero', version: 1, system: 'draco' } as const;

const slayer: Coding<Slayer> = {
  write: (to, value) => {
    attack.write(to, value.attack);
    slayerDice[value.attack].write(to, value.faces);
    slayerSkills.write(to, value.skills);
    slayerExtras(value.faces).write(to, value);
  },
  read: (from) => {
    const own = attack.read(from);
    const faces = slayerDice[own].read(from);
    const skills = slayerSkills.read(from);
    return {
      ...head,
      name: '',
      title: '',
      notes: '',
      kind: 'slayer',
      attack: own,
      faces,
      skills,
      ...slayerExtras(faces).read(from),
    };
  },
};

const dragon: Coding<Dragon> = {
  write: (to, value) => {
    cards.write(to, value.cards);
    dragonExtras.write(to, value);
  },
  read: (from) => ({
    ...head,
    name: '',
    title: '',
    notes: '',
    kind: 'dragon',
    cards: cards.read(from),
    ...dragonExtras.read(from),
  }),
};

/** A draft as choices and back, the very same: illegal ones, unknown ids and unknown keys included. */
export const draftCoding: Coding<Draft> = {
  write: (to, draft) => {
    aName.write(to, draft.name);
    title.write(to, draft.title);
    notes.write(to, draft.notes);
    isDragon.write(to, draft.kind === 'dragon');
    if (draft.kind === 'dragon') dragon.write(to, draft);
    else slayer.write(to, draft);
  },
  read: (from) => {
    const texts = { name: aName.read(from), title: title.read(from), notes: notes.read(from) };
    return isDragon.read(from) ? { ...dragon.read(from), ...texts } : { ...slayer.read(from), ...texts };
  },
};
