import { facesFrom, emptyFacesOf, pointsOf, type FacesOf, type PipSet } from '../../../painted-die/die';

/** Kinds of attack; all attack symbols on a slayer's card are of one kind. */
export const attacks = ['dagger', 'bow', 'magic'] as const;
export type Attack = (typeof attacks)[number];

export type SlayerPip = 'attack' | 'shield';
export type DragonPip = 'dagger' | 'shield';
/** Every symbol on a card; each slayer's 6 has the sun. */
export type Pip = 'sun' | SlayerPip | DragonPip;

/** Points that each kind of attack symbol costs; house value. */
export const attackCosts: Readonly<Record<Attack, number>> = { dagger: 2, bow: 3, magic: 4 };
const shieldCost = 1;

/** Pips painted on a slayer's card, by kind of attack. */
const slayerDies: Readonly<Record<Attack, PipSet<SlayerPip>>> = {
  dagger: { pips: ['attack', 'shield'], costs: { attack: attackCosts.dagger, shield: shieldCost } },
  bow: { pips: ['attack', 'shield'], costs: { attack: attackCosts.bow, shield: shieldCost } },
  magic: { pips: ['attack', 'shield'], costs: { attack: attackCosts.magic, shield: shieldCost } },
};

export const slayerDie = (attack: Attack): PipSet<SlayerPip> => slayerDies[attack];

/** Pips painted on a dragon's card. */
export const dragonDie: PipSet<DragonPip> = {
  pips: ['dagger', 'shield'],
  costs: { dagger: attackCosts.dagger, shield: shieldCost },
};

export type SlayerFaces = FacesOf<SlayerPip>;
export type DragonFaces = FacesOf<DragonPip>;

export const noSlayerFaces: SlayerFaces = emptyFacesOf(slayerDies.dagger);
export const noDragonFaces: DragonFaces = emptyFacesOf(dragonDie);

export const slayerFaces = (painted: Parameters<typeof facesFrom<SlayerPip>>[1]): SlayerFaces =>
  facesFrom(slayerDies.dagger, painted);
export const dragonFaces = (painted: Parameters<typeof facesFrom<DragonPip>>[1]): DragonFaces =>
  facesFrom(dragonDie, painted);

/** Points that a slayer's card has spent, with this kind of attack. */
export const slayerPoints = (attack: Attack, faces: SlayerFaces): number =>
  pointsOf(slayerDies[attack], faces);
export const dragonPoints = (faces: DragonFaces): number => pointsOf(dragonDie, faces);
