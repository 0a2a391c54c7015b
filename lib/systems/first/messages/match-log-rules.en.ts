import type { MatchEvent } from '../match/state/event';
import type { RuleRef } from '../reference/chapters';

const ofSkill = (id: string): RuleRef => `skills/${id}` as RuleRef;

const values: Readonly<Record<string, RuleRef>> = { DV: 'combat#defence', MDV: 'skills#magic-defence' };

/** The rule that a line of the log goes by. */
export const ruleOf = (event: MatchEvent): RuleRef | undefined => {
  switch (event.type) {
    case 'round':
    case 'first-roll':
    case 'order':
    case 'placed':
      return 'turn#order';
    case 'turn':
      return 'turn#actions';
    case 'moved':
    case 'pushed':
      return 'turn#movement';
    case 'climbed':
      return 'turn#climbing';
    case 'jumped':
      return 'turn#jumping';
    case 'rolled':
      return values[event.why] ?? 'combat#values';
    case 'value':
      return values[event.value] ?? 'combat#values';
    case 'attack':
      return event.how === 'melee' ? 'combat#melee' : 'combat#ranged';
    case 'lost-shot':
      return 'combat#ranged';
    case 'supported':
      return 'combat#ganging-up';
    case 'skill':
    case 'affected':
      return ofSkill(event.skill);
    case 'barred':
      return ofSkill(event.barred);
    case 'damage':
    case 'healed':
      return 'dice#dicepool';
    case 'down':
    case 'dead':
    case 'got-up':
      return 'dice#down';
    case 'raised':
      return 'dice#resurrection';
    case 'spawned':
      return 'dice#respawn';
    case 'casting':
    case 'casting-broken':
    case 'no-room':
      return 'fiends#casting';
    case 'came':
      return 'fiends#acting';
    case 'gone':
      return 'fiends#gone';
    case 'flag':
      return 'scenarios#capture-the-flag';
    case 'score':
      return 'scenarios';
    case 'laid':
    case 'triggered':
    case 'end':
      return undefined;
  }
};
