import { paintable, type DieLook, type PaintableDie } from '@/components/painted-die/die/paintable';
import { faceNumbers, type FaceNumber } from '@/lib/dice/face';
import { dragonPips, slayerPips } from '@/lib/systems/draco/cards/painted-pips';
import {
  builder as say,
  dragonKeys,
  dragonPainting,
  slayerKeys,
  slayerPainting,
} from '#words/systems/draco/messages/builder';
import { issues } from '#words/systems/draco/messages/issues';
import { pointsByCard } from '@/lib/systems/draco/rules/check';
import { paintLock } from '@/lib/systems/draco/rules/locks';
import { apply } from '@/lib/systems/draco/sheet/apply';
import type { Edit } from '@/lib/systems/draco/sheet/edit';
import {
  attacks,
  dragonDie,
  noDragonFaces,
  noSlayerFaces,
  slayerDie,
  type Attack,
  type DragonPip,
  type SlayerPip,
} from '@/lib/systems/draco/sheet/pips';
import { limits, type Draft } from '@/lib/systems/draco/sheet/sheet';
import { sunnyOwner, sunPips, withSun, type SunPip } from '@/lib/systems/draco/sheet/suns';

const none = { spent: 0, budget: 0 };

const faceIn = (key: string | number | undefined): FaceNumber | undefined =>
  faceNumbers.find((number) => String(number) === String(key));

/** How a slayer's die looks, by kind of attack. */
const slayerLook = (attack: Attack): DieLook<SunPip> => ({
  pips: sunPips,
  costs: { sun: 0, ...slayerDie(attack).costs },
  painted: slayerPips(attack),
  words: slayerPainting[attack],
  keys: slayerKeys(attack),
  brush: 'attack',
  fixed: { pip: 'sun', why: say.sunStays },
});

/** The sun is nobody's to paint. */
const own = (pip: SunPip | undefined): SlayerPip | undefined => (pip === 'sun' ? undefined : pip);

const slayerDieFor = (attack: Attack): PaintableDie =>
  paintable<Draft, Edit, SunPip>({
    id: `slayer ${attack}`,
    look: slayerLook(attack),
    ownerOf: (draft) => (draft.kind === 'slayer' ? sunnyOwner(draft) : { faces: withSun(noSlayerFaces) }),
    pointsOf: (draft) => pointsByCard(draft)[0] ?? none,
    lockOf: (draft, face, from, to) => {
      const paint = own(to);
      if (paint === undefined) return say.sunStays;
      const issue = paintLock(draft, { edit: 'paint', face, from: own(from), to: paint });
      return issue && issues.lock(issue, paint, attack);
    },
    stroke: (face, from, to, at) => ({ edit: 'paint', face, from: own(from), to: own(to), at }),
    apply,
    gear: () => [],
    faceAt: ([root, face]) => (root === 'faces' ? faceIn(face) : undefined),
    staysIn: (before, after) =>
      before.kind === 'slayer' && after.kind === 'slayer' && before.attack === after.attack,
    sharesHover: false,
  });

/** The die of a slayer, by kind of attack. */
export const slayerDice: Readonly<Record<Attack, PaintableDie>> = {
  dagger: slayerDieFor('dagger'),
  bow: slayerDieFor('bow'),
  magic: slayerDieFor('magic'),
};

const dragonLook: DieLook<DragonPip> = {
  pips: dragonDie.pips,
  costs: dragonDie.costs,
  painted: dragonPips,
  words: dragonPainting,
  keys: dragonKeys,
  brush: 'dagger',
};

/** The look of a sheet's dice as shared views take it. */
export const sharedLook = (draft: Draft): DieLook =>
  (draft.kind === 'slayer' ? slayerLook(draft.attack) : dragonLook) as unknown as DieLook;

const cardDieAt = (card: number): PaintableDie =>
  paintable<Draft, Edit, DragonPip>({
    id: `card ${card}`,
    look: dragonLook,
    ownerOf: (draft) => (draft.kind === 'dragon' ? draft.cards[card] : undefined) ?? { faces: noDragonFaces },
    pointsOf: (draft) => pointsByCard(draft)[card] ?? none,
    lockOf: (draft, face, from, to) => {
      const issue = paintLock(draft, { edit: 'paint', card, face, from, to });
      return issue && issues.lock(issue, to, attacks[0]);
    },
    stroke: (face, from, to, at) => ({ edit: 'paint', card, face, from, to, at }),
    apply,
    gear: () => [],
    faceAt: ([root, at, part, face]) =>
      root === 'cards' && at === card && part === 'faces' ? faceIn(face) : undefined,
    staysIn: (before, after) =>
      before.kind === 'dragon' && after.kind === 'dragon' && before.cards.length === after.cards.length,
    sharesHover: false,
  });

/** The dice of a dragon's cards, by their places. */
export const cardDice: readonly PaintableDie[] = Array.from({ length: limits.cards }, (_, at) =>
  cardDieAt(at),
);
