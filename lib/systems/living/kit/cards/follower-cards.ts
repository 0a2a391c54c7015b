import type { Card } from '../../../../cards/card';
import type { Block } from '../../../../cards/text/flow';
import { faceNumbers } from '../../../../dice/face';
import { freeDaemonSlots } from '../../rules/skill-slots';
import { layCard } from '../../../../painted-die/cards/card-layout';
import { dieOf } from '../../cards/card-content';
import { greenOnly } from '../../cards/cards';
import { iconPath } from '../../cards/icons';
import { paintedPips } from '../../cards/painted-pips';
import paths from '../counters/counter-icon-paths.json' with { type: 'json' };
import type { HeroDraft } from '../../sheet/hero';
import { emptyFaces, traits } from '../../sheet/pips';
import { snowmanSkills } from '../../skills/brought';
import { findSkill } from '../../skills/index';
import { blankCards } from './blank-cards';
import { castCard, castSkill } from './cast-card';
import { creatures, isCreatureKind, type CreatureKind } from '../../start/creatures';
import { creatureEmblems } from './creature-emblems';

import { followerNeeds, type FollowerNeed } from './follower-needs';
import type { KitCardLabels, KitCardOptions } from './kit-labels';

/** Points and Life that a daemon gets for each Magic pip of its summoning; chapter "Summoner", ruling 16. */
const pointsPerMagic = 4;

/** The Magic values that a hero's faces show, the lowest first. */
const magicValues = (hero: HeroDraft): readonly number[] =>
  [...new Set(faceNumbers.map((face) => hero.faces[face].magic))].filter((magic) => magic > 0).sort();

/** A card with a die to paint at the table, and what the summoning of this hero can give. */
const daemonCard = (hero: HeroDraft, labels: KitCardLabels): readonly Card[] => {
  const { card, daemon } = labels;
  const kindName = card.followerKinds.daemon;
  const values = magicValues(hero);
  const free = freeDaemonSlots(hero.faces, hero.skills);
  const paid = (pip: 'skill' | 'magic', text: string): Block => ({
    block: 'paragraph',
    text,
    pip: paintedPips[pip],
    aloud: card.withPip(pip),
    sign: card.pips[pip],
  });
  return layCard(
    {
      id: 'summoned-daemon',
      kind: 'follower',
      name: kindName,
      part: kindName,
      front: {
        name: '',
        title: card.followerOf('daemon', hero.name),
        emblem: iconPath('daemon'),
        caption: kindName,
        values: traits
          .filter((pip) => pip !== 'ranged')
          .map((pip) => ({ pip: paintedPips[pip], label: card.pips[pip] })),
        icons: [],
        lines: [],
        rules: [
          ...(values.length > 0
            ? [
                paid(
                  'magic',
                  daemon.byMagic(values.map((magic) => ({ magic, points: pointsPerMagic * magic }))),
                ),
              ]
            : []),
          paid('skill', daemon.skillPips),
          ...(hero.skills.includes('summoner/dark-portal')
            ? [{ block: 'paragraph', text: daemon.darkPortal } as const]
            : []),
        ],
      },
      back: {
        name: '',
        right: daemon.most(pointsPerMagic * (values.at(-1) ?? 0)),
        ...dieOf({ faces: emptyFaces }, card),
        blocks: [
          { block: 'section', text: daemon.slots(free) },
          { block: 'lines', count: free },
        ],
        foot: [],
      },
    },
    card,
  );
};

/** @param hero name of whoever raises it; undefined where it's not known yet */
const creatureCard = (
  kind: CreatureKind,
  hero: string | undefined,
  options: KitCardOptions,
): readonly Card[] =>
  castCard(
    {
      id: `summoned-${kind}`,
      kind: 'follower',
      text: options.labels.creature(kind, hero),
      emblem: creatureEmblems[kind],
      ...creatures[kind],
      skills:
        kind === 'snowman'
          ? snowmanSkills.flatMap((skill) =>
              castSkill(skill.name, options.renderSkill(skill), '', options.labels.card),
            )
          : [],
    },
    options,
  );

/**
 * The hero once the Winter Spirit has taken over: the green pips, room to paint the new ones, and the changed skill.
 */
const spiritCard = (hero: HeroDraft, options: KitCardOptions): readonly Card[] => {
  const { labels, renderSkill } = options;
  const hibernate = findSkill('snowfall/hibernate');
  return castCard(
    {
      id: 'winter-spirit',
      kind: 'snowfall',
      text: labels.winterSpirit(hero.name),
      emblem: paths['ice-golem'],
      faces: greenOnly(hero.faces),
      gainsGreen: true,
      skills: hibernate ? castSkill(hibernate.name, renderSkill(hibernate), '', labels.card) : [],
      isHouseValue: false,
    },
    options,
  );
};

const cardsOf = (need: FollowerNeed, hero: HeroDraft, options: KitCardOptions): readonly Card[] => {
  const { labels } = options;
  const { kind } = need;
  if (isCreatureKind(kind)) return creatureCard(kind, hero.name, options);
  if (kind === 'winter-spirit') return spiritCard(hero, options);
  if (kind === 'daemon') return daemonCard(hero, labels);
  return Array.from({ length: need.count }, () => blankCards(kind, labels.card)).flat();
};

/** A snowman's card for a snowball fight in which somebody has yet to choose skills. */
export const anybodysSnowman = (options: KitCardOptions): readonly Card[] =>
  creatureCard('snowman', undefined, options).map((card) => ({
    ...card,
    countNote: options.labels.anybodysSnowman,
  }));

/** A card for every follower that the heroes' skills can bring beside those they have built; each says why. */
export const followerCards = (heroes: readonly HeroDraft[], options: KitCardOptions): readonly Card[] =>
  followerNeeds(heroes).flatMap((need) => {
    const hero = heroes[need.hero];
    if (hero === undefined) return [];
    const cards = cardsOf(need, hero, options);
    const countNote = {
      what: `${options.labels.kinds[need.kind]} × ${cards.length}`,
      why: options.labels.why(need, hero.name),
    };
    return cards.map((card) => ({ ...card, countNote }));
  });
