import { cardNames, type ConceptId } from '#words/systems/draco/messages/start';
import { newDragon, type Draft } from '../sheet/sheet';
import { dragonCard, slayer } from './samples';

const [maw, hide, tail, wings, heart] = cardNames;

/** Beginnings, each legal and without a point left. */
export const conceptOf = (id: ConceptId, name: string): Draft => {
  switch (id) {
    case 'shieldbearer':
      return slayer(
        name,
        '',
        'dagger',
        {
          6: { attack: 3, shield: 2 },
          5: { attack: 2, shield: 2 },
          4: { attack: 1, shield: 2 },
          3: { shield: 2 },
        },
        ['low-guard', 'draw-her-eye', 'second-wind'],
      );
    case 'breaker':
      return slayer(name, '', 'dagger', { 6: { attack: 5 }, 5: { attack: 4, shield: 1 }, 4: { shield: 1 } }, [
        'heavy-swing',
        'between-the-scales',
        'slip-away',
      ]);
    case 'archer':
      return slayer(
        name,
        '',
        'bow',
        { 6: { attack: 3, shield: 1 }, 5: { attack: 2, shield: 2 }, 4: { shield: 2 } },
        ['long-shot', 'fall-back', 'shot-at-the-eye'],
      );
    case 'priestess':
      return slayer(
        name,
        '',
        'magic',
        { 6: { attack: 3, shield: 1 }, 5: { attack: 1, shield: 2 }, 4: { shield: 1 } },
        ['raise-the-dead', 'knit-wounds', 'spider-sting'],
      );
    case 'acid-dragon':
      return {
        ...newDragon(name),
        cards: [
          dragonCard(maw, 'acid-breath', { 6: { dagger: 4, shield: 2 }, 5: { dagger: 1, shield: 2 } }, true),
          dragonCard(hide, 'thickening-scales', {
            6: { dagger: 2, shield: 3 },
            5: { dagger: 1, shield: 3 },
            4: { shield: 2 },
          }),
          dragonCard(tail, 'crushing-jaws', {
            6: { dagger: 3, shield: 2 },
            5: { dagger: 2, shield: 2 },
          }),
          dragonCard(wings, 'dread-gaze', {
            6: { dagger: 3, shield: 1 },
            5: { dagger: 1, shield: 2 },
            4: { shield: 3 },
          }),
          dragonCard(heart, 'drink-deep', {
            6: { dagger: 3, shield: 2 },
            4: { dagger: 2 },
            2: { dagger: 1 },
          }),
        ],
      };
    case 'storm-dragon':
      return {
        ...newDragon(name),
        cards: [
          dragonCard(maw, 'scent-of-blood', { 6: { dagger: 4, shield: 2 }, 5: { dagger: 2 } }, true),
          dragonCard(hide, 'hot-blood', {
            6: { dagger: 2, shield: 3 },
            5: { dagger: 1, shield: 3 },
            4: { shield: 2 },
          }),
          dragonCard(tail, 'tail-sweep', {
            6: { dagger: 3, shield: 2 },
            4: { dagger: 2, shield: 2 },
          }),
          dragonCard(wings, 'wing-beat', {
            6: { dagger: 3, shield: 1 },
            5: { dagger: 1, shield: 2 },
            3: { dagger: 1, shield: 1 },
          }),
          dragonCard(heart, 'rising-fury', {
            6: { dagger: 3, shield: 3 },
            5: { dagger: 2, shield: 1 },
          }),
        ],
      };
  }
};
