import type { Amount, AttackValue, Condition, Until, Who, Word } from './terms';

/** Kinds of actions that an effect grants, orders or forbids; chapter "Actions". */
export const actionKinds = [
  'any',
  'no-skill',
  'movement',
  'melee-attack',
  'ranged-attack',
  'attack',
  'move-or-attack',
  'attack-skill',
  'skill-on-you',
  'skill',
  'same-skill',
  /** Neither Delay nor Recover; what uses two actions counts as two. */
  'any-but-waiting',
] as const;
export type ActionKind = (typeof actionKinds)[number];

/** Limits and freedoms of a movement; chapter "Movement". */
export const movementManners = [
  'towards-nearest-opponent',
  'towards-you',
  'towards-home',
  'over-obstacles',
  'climbing',
  'to-terrain',
  'at-your-discretion',
] as const;
export type MovementManner = (typeof movementManners)[number];

/** What happens once, at the moment of the effect, and holds no other effect. */
export type PlainAct =
  /** An attack that the effect makes by itself: no roll, no critical, no ganging up (ruling 7 for skills). */
  | {
      readonly act: 'attack';
      /** Before what else the skill does. */
      readonly first?: true;
      readonly with: AttackValue;
      readonly value: Amount;
      readonly whom: Who;
      readonly times?: Amount;
      /** Nothing that the caster bears changes it, and it counts neither as his hit nor as his miss. */
      readonly unaided?: true;
    }
  /** Others are attacked with the very roll of this attack. */
  | { readonly act: 'spread-attack'; readonly whom: Who }
  /** Adds to the value of the attack that the skill is used with. */
  | { readonly act: 'boost'; readonly value: AttackValue; readonly by: Amount }
  /** Of this attack; of an attack that the skill orders, to its original target alone. */
  | { readonly act: 'at-least'; readonly damage: Amount; readonly of?: 'ordered-attack' }
  | { readonly act: 'count-as-critical'; readonly times: Amount }
  /** Damage that no roll defends. */
  | {
      readonly act: 'damage';
      readonly amount: Amount;
      readonly whom: Who;
      /** Only cover keeps it off. */
      readonly defence?: 'cover';
    }
  | { readonly act: 'lose'; readonly amount: Amount; readonly whom: Who }
  | { readonly act: 'heal'; readonly amount: Amount; readonly whom: Who }
  /** Once within the turns that follow, at a moment of the player's choice. */
  | {
      readonly act: 'heal-later';
      readonly amount: Amount;
      readonly turns: Amount;
      readonly whom: Who;
      /** Where no moment was chosen. */
      readonly atTheLatest: 'end-of-the-last';
    }
  | { readonly act: 'give'; readonly condition: Condition; readonly count: Amount; readonly whom: Who }
  /** Removes whole conditions with all their counters, or single counters. */
  | {
      readonly act: 'cure';
      readonly count: Amount | 'all';
      readonly pick: 'newest' | 'any' | Condition;
      readonly whom: Who;
      readonly counters?: true;
    }
  | {
      readonly act: 'take-conditions';
      readonly count: Amount;
      readonly from: Who;
      readonly to: Who;
      /** Single counters, not whole conditions. */
      readonly counters?: true;
    }
  | {
      readonly act: 'dispel';
      readonly what: 'enchantment' | 'hex' | 'hex-on-movement' | 'loa';
      readonly count: Amount;
      readonly pick: 'newest' | 'any';
      readonly whom: Who;
    }
  /** Whoever performs takes no action of his own for it. */
  | {
      readonly act: 'perform';
      readonly action: ActionKind;
      readonly times: Amount;
      readonly who: Who;
      readonly manner?: readonly MovementManner[];
      /** The player may leave it. */
      readonly optional?: true;
      /** # that this movement gains. */
      readonly further?: Amount;
      /** Added to the AV of a melee attack that is performed, to the RAV of a shot. */
      readonly stronger?: Amount;
      /** Distance and sight, cover and dead zone are measured from the owner of the skill. */
      readonly measuredFromYou?: true;
      /** Skills that take one action only, one of them for each action. */
      readonly oneActionSkills?: true;
      /** Not the skill itself, which would go on without end. */
      readonly notThisSkill?: true;
      /** Only with a weapon for it of the performer's own; what forbids the shot does not forbid the skill. */
      readonly ifArmed?: true;
    }
  /** Actions to spend later. */
  | {
      readonly act: 'grant';
      readonly action: ActionKind;
      readonly times: Amount;
      readonly who: Who;
      readonly until: Until;
    }
  | { readonly act: 'take-action'; readonly times: Amount; readonly whom: Who }
  | { readonly act: 'further'; readonly distance: Amount }
  | { readonly act: 'shift'; readonly distance: Amount; readonly whom: Who; readonly way: 'away-from-you' }
  | { readonly act: 'move-target'; readonly distance: Amount; readonly whom: Who }
  | { readonly act: 'reload'; readonly counters: Amount }
  /** One Reload counter, after the last of the attacks; none for those before. */
  | { readonly act: 'receive-reload' }
  | {
      readonly act: 'raise';
      readonly whom: Who;
      readonly hand: Amount | 'full';
      readonly to?: 'your-contact';
    }
  | {
      readonly act: 'summon';
      readonly what: 'zombie' | 'golem' | 'snowman' | 'swarm' | 'blade';
      readonly count: Amount;
      readonly at?: 'target' | 'contact';
      /** Dice in the Dicepool for each Skill pip after the first. */
      readonly extraDice?: number;
      /** What it leaves when it perishes; nothing where this is not said. */
      readonly leaves?: 'body';
    }
  /** A change of the Dicepool that stays; a passing one is a property. */
  | {
      readonly act: 'dicepool';
      readonly by: Amount;
      readonly whom: Who;
      /** Only when the spell is cast. */
      readonly ifCast?: true;
      /** Five dice are no limit any more. */
      readonly boundless?: true;
    }
  /** At the beginning of the next turn a larger Dicepool is cut to this. */
  | { readonly act: 'shrink-dicepool'; readonly to: Amount; readonly atMost: 'dice-of-this-skill' }
  /** Obstacles up to this wide and high are jumped in this movement. */
  | { readonly act: 'jump'; readonly size: Amount }
  /** Daggers that attack their targets one by one, in place of the skill's own attack and without a roll for them. */
  | {
      readonly act: 'throw-daggers';
      readonly daggers: Amount;
      readonly value: Amount;
      readonly needs: 'no-weapon';
      /** What changes the thrower's RAV changes each of theirs. */
      readonly changedBy: 'your-bonuses';
      readonly defended: 'one-by-one';
    }
  /** A trap's cloud: for so many phases nobody sees into its reach, within it, out of it or through it. */
  | { readonly act: 'cloud'; readonly phases: Amount }
  /** No skill raises it again; the body stays, for Death Spells too, and respawning is not touched. */
  | { readonly act: 'dies-for-good'; readonly whom: Who }
  /** Perishes without leaving a body. */
  | { readonly act: 'explode'; readonly whom: Who }
  /** What was announced is lost, if enough Skill pips were rolled; what takes two actions counts as a first one. */
  | { readonly act: 'cancel-action'; readonly pipsForFirst: Word; readonly pipsForLater: Word }
  /** Less AV or RAV for the attack that set this off. */
  | { readonly act: 'weaken-attack'; readonly by: Amount }
  /** The attacker is attacked with the AV or RAV of his own attack. */
  | { readonly act: 'mirror-attack' }
  /** What the green line does, once more. */
  | { readonly act: 'again' }
  /** What set this off has no effect on the bearer. */
  | { readonly act: 'ignore' }
  | { readonly act: 'heal-less'; readonly by: Amount }
  | {
      readonly act: 'disable';
      readonly what:
        'all-skills' | 'random-skill' | 'snowball-skills' | 'this-skill' | 'skill-used' | 'snatched-loa';
      readonly count?: Amount;
      readonly whom: Who;
      readonly until: Until;
    }
  /** The damage of the attack that this answers. */
  | { readonly act: 'no-damage' }
  /** What was announced has no effect. */
  | { readonly act: 'fail' }
  /** A Flying counter, or longer in the air with one. */
  | {
      readonly act: 'fly';
      readonly until: Until;
      /** The first action of the turn in which it ends. */
      readonly thenFirst: 'this-skill-or-landing';
      /** When this skill fails in the air. */
      readonly onFailure: 'landing';
      /** Actions that landing takes. */
      readonly landing: Word;
      readonly noTakeOffAfterLanding: 'this-turn';
    };
