import { zName, zText } from '../../../file-fields';
import type { FacesOf } from '../../../painted-die/die';
import { withFaces, type PutPip } from '../../../painted-die/pip-places';
import { append, fits, removeAt, replaceAt, withPips, withStroke } from '../../../painted-die/sheet-edits';
import type { Edit, PaintPip } from './edit';
import { dragonDie, type DragonPip, type SlayerPip } from './pips';
import { blankCard, limits, newDragon, newSlayer, type Draft, type Dragon, type DragonCard } from './sheet';
import { withSlayerFaces } from './suns';

type Stroke = Extract<Edit, { readonly edit: 'paint' | 'set-pips' }>;

const isSlayerPip = (pip: PaintPip): pip is SlayerPip => pip === 'attack' || pip === 'shield';
const isDragonPip = (pip: PaintPip): pip is DragonPip => pip === 'dagger' || pip === 'shield';

/** The faces after an edit; unchanged if the card can't have the symbol. */
const painted = <Own extends PaintPip>(
  faces: FacesOf<Own>,
  edit: Stroke,
  isOwn: (pip: PaintPip) => pip is Own,
): FacesOf<Own> => {
  if (edit.edit === 'set-pips')
    return isOwn(edit.pip) ? withPips(faces, edit.face, edit.pip, edit.count) : faces;
  const { face, from, to } = edit;
  if ((from !== undefined && !isOwn(from)) || (to !== undefined && !isOwn(to))) return faces;
  return withStroke<Own>(faces, face, from, to);
};

const putOf = (edit: Stroke): PutPip | undefined =>
  edit.edit === 'paint' && edit.at !== undefined ? { face: edit.face, at: edit.at, to: edit.to } : undefined;

const paint = (draft: Draft, edit: Stroke): Draft => {
  if (draft.kind === 'slayer')
    return edit.card === undefined
      ? withSlayerFaces(draft, painted(draft.faces, edit, isSlayerPip), putOf(edit))
      : draft;
  if (edit.card === undefined) return draft;
  return onCard(draft, edit.card, (card) => {
    const faces = painted(card.faces, edit, isDragonPip);
    return faces === card.faces
      ? card
      : withFaces<DragonCard, DragonPip>(dragonDie.pips, card, faces, putOf(edit));
  });
};

const withCards = (dragon: Dragon, cards: readonly DragonCard[]): Dragon =>
  cards === dragon.cards ? dragon : { ...dragon, cards };

const onCard = (draft: Draft, index: number, change: (card: DragonCard) => DragonCard): Draft =>
  draft.kind === 'dragon' ? withCards(draft, replaceAt(draft.cards, index, change)) : draft;

const ofKind = (draft: Draft, kind: Draft['kind']): Draft => {
  if (kind === draft.kind) return draft;
  const { name, title, notes } = draft;
  return { ...(kind === 'slayer' ? newSlayer(name) : newDragon(name)), title, notes };
};

const withSkills = (draft: Draft, change: (skills: readonly string[]) => readonly string[]): Draft => {
  if (draft.kind === 'dragon') return draft;
  const skills = change(draft.skills);
  return skills === draft.skills ? draft : { ...draft, skills };
};

/**
 * The draft after an edit; the old one stays as it was, and unknown keys of the file survive. An edit that does not
 * fit, or after which the draft would be no file any more (an empty name, a card too many), gives the same draft.
 */
export const apply = (draft: Draft, edit: Edit): Draft => {
  switch (edit.edit) {
    case 'set-text':
      return fits(edit.field === 'name' ? zName : zText, edit.text)
        ? { ...draft, [edit.field]: edit.text }
        : draft;
    case 'set-kind':
      return ofKind(draft, edit.kind);
    case 'set-attack':
      return draft.kind === 'slayer' && draft.attack !== edit.attack
        ? { ...draft, attack: edit.attack }
        : draft;
    case 'paint':
    case 'set-pips':
      return paint(draft, edit);
    case 'add-skill':
      return fits(zText, edit.skill)
        ? withSkills(draft, (skills) => append(skills, edit.skill, limits.skills))
        : draft;
    case 'remove-skill':
      return withSkills(draft, (skills) => removeAt(skills, edit.index));
    case 'add-card':
      return draft.kind === 'dragon'
        ? withCards(draft, append(draft.cards, blankCard(draft.cards.length + 1), limits.cards))
        : draft;
    case 'remove-card':
      return draft.kind === 'dragon' ? withCards(draft, removeAt(draft.cards, edit.index)) : draft;
    case 'name-card':
      return fits(zText, edit.name)
        ? onCard(draft, edit.index, (card) => (card.name === edit.name ? card : { ...card, name: edit.name }))
        : draft;
    case 'set-card-skill':
      return fits(zText, edit.skill)
        ? onCard(draft, edit.index, (card) =>
            card.skill === edit.skill ? card : { ...card, skill: edit.skill },
          )
        : draft;
    case 'set-claw':
      return onCard(draft, edit.index, (card) =>
        card.claw === edit.claw ? card : { ...card, claw: edit.claw },
      );
  }
};
