import type { Json } from '../../../file-fields';
import type { OddsPart } from '../../system';
import { odds as say } from '#words/systems/draco/messages/odds';
import { attackLost } from '../odds/dragon-attack';
import { anyOf, bestOfPool, meanOf, shown, type Spread } from '../dice/pool';
import { places } from '../odds/slayer-action';
import { actionRows, poolRow, poolsTold, usualAction } from '../odds/tables';
import { poolSizes } from '../rules/values';
import type { Draft, Dragon, Slayer } from '../sheet/sheet';

const slayerPools = Array.from({ length: poolSizes.slayer }, (_, at) => at + 1);

/** Rolls of a slayer with each number of dice. */
const slayerAlone = ({ faces }: Slayer) =>
  slayerPools.map((dice) => ({
    dice,
    attack: bestOfPool((face) => faces[face].attack, dice),
    defence: bestOfPool((face) => faces[face].shield, dice),
    sun: shown(dice),
  }));

/** Rolls of a dragon: her defence on any card, her attack on each. */
const dragonAlone = ({ cards }: Dragon) =>
  poolsTold.map((dice) => ({
    dice,
    defence: bestOfPool((face) => Math.max(0, ...cards.map(({ faces }) => faces[face].shield)), dice),
    cards: cards.map(({ name, faces }) => ({
      name,
      attack: bestOfPool((face) => faces[face].dagger, dice),
    })),
  }));

/** A slayer's attacks from each place where there are any. */
const attacksOn = (slayer: Slayer, dragon: Dragon) =>
  places.flatMap((place) => {
    const hunter = { slayer, dice: poolSizes.slayer, place };
    const prey = { dragon, dice: poolSizes.dragon, moreDv: 0, exposed: 0 };
    const action = usualAction(hunter, prey);
    if (action === undefined) return [];
    const pools = poolsTold.map((dice) => poolRow(hunter, { ...prey, dice }, action));
    return [{ place, action, pools, actions: actionRows(hunter, prey, poolsTold) }];
  });

/** Her attack on an unhurt slayer, with only the acting card face down. */
const attacksBy = (dragon: Dragon, slayer: Slayer) =>
  poolsTold.map((dice) => ({
    dice,
    cards: dragon.cards.map(({ name }, card) => ({
      name,
      lost: attackLost({ dragon, dice, card, down: [] }, slayer, poolSizes.slayer),
    })),
  }));

/** Both sides of a meeting; two of a kind have none. */
const meetingOf = (own: Draft, foe: Draft) => {
  if (own.kind === 'slayer' && foe.kind === 'dragon') return { slayer: own, dragon: foe };
  return own.kind === 'dragon' && foe.kind === 'slayer' ? { slayer: foe, dragon: own } : undefined;
};

const chances = (spread: Spread): Json => ({
  chances: [...spread],
  hurts: anyOf(spread),
  mean: meanOf(spread),
});

const meetingReport = (slayer: Slayer, dragon: Dragon): Json => ({
  slayer: slayer.name,
  dragon: dragon.name,
  hunts: attacksOn(slayer, dragon).map(({ place, action, pools, actions }) => ({
    place,
    action,
    pools: pools.map(({ dice, lost, turn, turns }) => ({
      dice,
      lost: chances(lost),
      turn: { first: turn.first ?? null, then: [...turn.second], lost: chances(turn.lost) },
      turnsToSlay: turns ?? null,
    })),
    actions: actions.map((one) => ({ action: one.action, means: one.lost ? [...one.lost] : null })),
  })),
  bites: attacksBy(dragon, slayer).map(({ dice, cards }) => ({
    dice,
    cards: cards.map(({ name, lost }) => ({ name, lost: chances(lost) })),
  })),
});

const meetingLines = (slayer: Slayer, dragon: Dragon): readonly string[] => [
  ...attacksOn(slayer, dragon).map(({ place, action, pools }) =>
    [
      say.lines.hunts(slayer.name, dragon.name, place, action),
      ...pools.map(({ dice, hurt, perAction, perTurn, turns }) =>
        say.lines.pool(dice, hurt, perAction, perTurn, turns),
      ),
    ].join('\n'),
  ),
  [
    say.lines.bites(dragon.name, slayer.name),
    ...attacksBy(dragon, slayer).flatMap(({ dice, cards }) =>
      cards.map(({ name, lost }, at) =>
        say.lines.bite(dice, say.cardName(name, at), anyOf(lost), meanOf(lost)),
      ),
    ),
  ].join('\n'),
];

/** Exact odds of Hic est Draco. */
export const odds: OddsPart<Draft> = {
  dummies: [],
  usualFoe: ({ kind }) => (kind === 'slayer' ? 'sample-eryam' : 'sample-cathryn'),
  report: (own, foe) => {
    const meeting = foe && meetingOf(own, foe);
    return {
      rolls:
        own.kind === 'slayer'
          ? slayerAlone(own).map(({ dice, attack, defence, sun }) => ({
              dice,
              attack: chances(attack),
              defence: chances(defence),
              sun,
            }))
          : dragonAlone(own).map(({ dice, defence, cards }) => ({
              dice,
              defence: chances(defence),
              cards: cards.map(({ name, attack }) => ({ name, attack: chances(attack) })),
            })),
      ...(foe && { against: meeting ? meetingReport(meeting.slayer, meeting.dragon) : null }),
    };
  },
  lines: (own, foe) => {
    const meeting = foe && meetingOf(own, foe);
    return [
      ...(own.kind === 'slayer'
        ? slayerAlone(own).map(({ dice, attack, defence, sun }) =>
            say.lines.slayer(dice, attack, defence, sun),
          )
        : dragonAlone(own).map(({ dice, defence, cards }) =>
            [
              say.lines.dragon(dice, defence),
              ...cards.map(({ name, attack }, at) => say.lines.card(say.cardName(name, at), attack)),
            ].join('\n'),
          )),
      ...(meeting ? meetingLines(meeting.slayer, meeting.dragon) : []),
      ...(foe && !meeting ? [say.same[own.kind]] : []),
    ];
  },
};
