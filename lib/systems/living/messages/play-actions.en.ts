import { count, list, possessive } from '#words/language/words';
import type { MatchEvent } from '../match/state/event';
import { actionOf, auraText, isRitual } from '#words/systems/living/messages/match-log';
import { skillName } from '#words/systems/living/messages/match-set-up';
import { theWeapon } from '#words/systems/living/messages/weapon-facts';
import { isSuffered } from '#words/systems/living/messages/play-skill-facts';
import { conditionNames, lossTo } from '#words/systems/living/messages/skill-text/words';

type Of<Type extends MatchEvent['type']> = Extract<MatchEvent, { readonly type: Type }>;

/** An action as it is announced. @param pet name of the pet that acts by it */
export const actionText = (pick: string, skill: string | undefined, pet: string | undefined): string => {
  if (pick === 'use' && skill !== undefined) return `uses ${skillName(skill)}`;
  return `${actionOf(pick, pet)}${skill === undefined ? '' : ` with ${skillName(skill)}`}`;
};

const attacks: Readonly<Record<string, string>> = { melee: 'attacks', ranged: 'shoots at' };

/** An attack with its weapon and skill. @param action what it was announced as */
export const attackText = (
  { kind, weapon }: Of<'attack'>,
  target: string,
  action: { readonly pick: string; readonly skill: string | undefined } | undefined,
): string => {
  const verb = action?.pick === 'charge' ? 'charges' : (attacks[kind] ?? 'attacks');
  const means = [
    ...(weapon ? [theWeapon(weapon)] : []),
    ...(action?.skill === undefined ? [] : [skillName(action.skill)]),
  ];
  return `${verb} ${target}${means.length > 0 ? ` with ${list(means)}` : ''}`;
};

export const countersText = (entry: Of<'condition'> | Of<'cured'>): string =>
  count(entry.count, `${conditionNames[entry.condition]} counter`);

/** A loss that no action of anybody caused, such as from burning. */
export const isByItself = ({ skill, of }: Of<'loss'>): boolean =>
  of !== undefined && (skill === undefined || !isSuffered(skill));

export const lossText = ({ amount, skill, of }: Of<'loss'>): string => {
  const lost = `loses ${amount} Life`;
  if (skill !== undefined && isSuffered(skill)) return `${lost} to ${skillName(skill)}`;
  return of === undefined ? lost : `${lost} to ${lossTo(of)}`;
};

/** An enchantment, a hex or something else that a skill leaves on somebody. */
export const gainedText = ({ kind, skill }: Of<'aura'>): string => {
  if (isRitual(skill)) return 'starts the ritual';
  return kind === 'state'
    ? `is affected by ${skillName(skill)}`
    : `now has ${auraText(kind, skillName(skill))}`;
};

/** End of such a thing before its time. */
export const lostText = (skill: string): string =>
  isRitual(skill) ? 'fails to finish the ritual' : `is free of ${skillName(skill)}`;

/** @param failure what it lacked; undefined where it works */
export const usedText = (skill: string, failure: string | undefined): string =>
  failure === undefined ? `uses ${skill} successfully` : `tries ${skill}, but fails (${failure})`;

export const shoutedText = (shout: string, failure: string | undefined): string =>
  `shouts ${shout}${failure === undefined ? ' successfully' : `, but it fails (${failure})`}`;

/** For somebody unconscious for a whole turn. */
export const noHelp = 'dies after lying unconscious too long';

/** Endings of a turn that ran out of actions, by its last action. */
export const turnOver = {
  charge: () => 'The charge took both actions, so the turn ends.',
  recover: () => 'That takes both actions, so the turn ends.',
  other: (name: string) => `That ends ${possessive(name)} turn.`,
} as const;

/** A turn ended by choice, with something left to do. */
export const endsEarly = (name: string): string => `${name} ends the turn early.`;

/** Somebody is done, but a follower or the hero of the same turn isn’t. */
export const doneFor = (name: string): string => `${name} does nothing more this turn.`;

/** The same where nothing was done before. */
export const idleFor = 'does nothing this turn';

/** When the cards are shuffled again. @param later events after it, which may say whose card is on top */
export const newOrder = (
  phase: number,
  later: readonly MatchEvent[],
  nameOf: (figure: number) => string,
): string => {
  const next = later.find(({ type }) => type === 'turn');
  const first = next?.type === 'turn' && next.figure >= 0 ? `, and ${nameOf(next.figure)} goes first` : '';
  return `Phase ${phase}: a new turn order is drawn${first}.`;
};

/** A critical hit has its further effects even where the attack is fended off. */
export const criticalText = (isFendedOff: boolean): string =>
  isFendedOff ? 'takes no damage, but suffers a critical hit' : 'suffers a critical hit';
