import { describe, expect, test } from 'vitest';
import { touchMessages as say } from '@/lib/messages/touch';
import { tableFigure } from '@/lib/session/testing';
import type { OptionText } from '@/lib/systems/play-part';
import { choicesOfFigure, isChosenNow, isInVain, whatOf } from './what-of';

const hero = tableFigure(0, 5, 5, { name: 'Bito' });
const friend = tableFigure(1, 6, 5, { name: 'Fang', team: 0 });
const foe = tableFigure(2, 9, 5, { name: 'Gerda' });

const options: readonly OptionText[] = [
  { text: 'Move', group: 'Movement' },
  { text: 'Charge Gerda', group: 'Melee', target: 2, isRolled: true },
  { text: 'Use Regrowth', group: 'Skills', target: 0, isRolled: true },
  { text: 'End the turn', group: '', isEnd: true },
];

const asked = (more: { readonly isOurs?: boolean; readonly isNow?: boolean } = {}) =>
  ({
    isNow: true,
    isOurs: true,
    request: { by: 0, about: {}, options: [] } as never,
    words: { sentence: 'What next?', figure: 0, options, sheets: [] },
    scene: { figures: [hero, friend, foe] } as never,
    ...more,
  }) as const;

describe('a tap on a figure', () => {
  test('shows at whoever is asked what is aimed at nobody else, with its place in the request', () => {
    const found = whatOf(asked(), hero, 'Bito');
    expect(found.options.map(({ nth }) => nth)).toEqual([0, 2, 3]);
    expect(found.aims).toBe(true);
    expect(found.why).toBeUndefined();
  });

  test('shows at an opponent what can be done to him', () => {
    expect(whatOf(asked(), foe, 'Bito').options.map(({ text }) => text)).toEqual(['Charge Gerda']);
  });

  test('shows at an opponent what hurts him without being aimed', () => {
    const web: OptionText = { text: 'Use Great Web', group: 'Skills', isRolled: true };
    const shown = { ...asked(), words: { ...asked().words, options: [web, ...options] } };
    const hurt = { figure: 2, hurts: 0.4, lost: 0.4, fells: 0, healed: 0 };
    expect(
      whatOf(shown, foe, 'Bito', [{ works: 0.4, figures: [hurt] }]).options.map(({ nth }) => nth),
    ).toEqual([0, 2]);
    expect(whatOf(shown, foe, 'Bito', [undefined]).options.map(({ nth }) => nth)).toEqual([2]);
  });

  test.each([
    [{ works: 0, figures: [] }, true],
    [{ hits: 0, figures: [] }, true],
    [{ works: 0.5, figures: [] }, false],
    [{ works: 0.5, hits: 0, figures: [] }, false],
    [{ works: 0, hits: 0.5, figures: [{ figure: 2, hurts: 0.5, lost: 1, fells: 0, healed: 0 }] }, false],
    [undefined, false],
    [null, false],
  ])('knows by its odds what would do nothing: %j', (forecast, isVain) => {
    expect(isInVain({}, forecast)).toBe(isVain);
    expect(isInVain({ warning: 'It can’t hit now.' }, forecast)).toBe(true);
  });

  test('folds a plain attack that hurts nobody, and no skill with an effect of its own', () => {
    expect(isInVain({ isRolled: true }, { figures: [] })).toBe(true);
    expect(isInVain({ isRolled: true, effect: 'You get +1 DV.' }, { figures: [] })).toBe(false);
    expect(isInVain({}, { figures: [] })).toBe(false);
  });

  test('shows last what would do little', () => {
    const vain: OptionText = {
      text: 'Attack Gerda',
      group: 'Melee',
      target: 2,
      warning: 'It can’t hit now.',
    };
    const words = { ...asked().words, options: [vain, ...options] };
    const found = whatOf({ ...asked(), words }, foe, 'Bito').options;
    expect(found.map(({ text, nth }) => [text, nth])).toEqual([
      ['Charge Gerda', 2],
      ['Attack Gerda', 0],
    ]);
  });

  test('says why where nothing can be done', () => {
    expect(whatOf(asked(), friend, 'Bito').why).toBe(say.notActing('Fang', 'Bito'));
    expect(whatOf(asked({ isOurs: false }), foe, 'Gerda').why).toBe(say.waits('Gerda'));
    expect(whatOf(asked({ isNow: false, isOurs: false }), hero, 'Bito').why).toBe(say.past);
    const lone = { ...asked(), words: { ...asked().words, options: options.slice(0, 1) } };
    expect(whatOf(lone, foe, 'Bito').why).toBe(say.none('Bito', 'Gerda'));
  });

  test('offers nothing while somebody else decides', () => {
    expect(whatOf(asked({ isOurs: false }), hero, 'Gerda').options).toEqual([]);
  });
});

describe('a question which figure', () => {
  const which: readonly OptionText[] = [
    { text: 'Bito', group: '', target: 0 },
    { text: 'Fang', group: '', target: 1 },
    { text: 'Nobody', group: '', isEnd: true },
  ];
  const of = (all: readonly OptionText[], isOurs = true) =>
    choicesOfFigure({ ...asked({ isOurs }), words: { ...asked().words, options: all } });

  test('is answered by a tap on one of them', () => {
    expect([...of(which)]).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  test('is none where something else may be chosen too, or somebody else is asked', () => {
    expect(of(options).size).toBe(0);
    expect(of([...which, { text: 'Wait', group: '' }]).size).toBe(0);
    expect(of([{ text: 'Bito', group: '', target: 1 }]).size).toBe(0);
    expect(of(which, false).size).toBe(0);
  });
});

describe('a tap on a figure that is asked for', () => {
  const forecast = { figures: [] };

  test.each([
    ['chooses at once who acts next', undefined, null, false, true],
    ['shows the chances of an attack first', true, forecast, false, false],
    ['shows them while they are worked out, too', true, undefined, false, false],
    ['chooses the second time', true, forecast, true, true],
    ['chooses at once where there are no chances', true, null, false, true],
  ] as const)('%s', (_, isRolled, chances, isOpen, isChosen) => {
    expect(isChosenNow({ ...(isRolled && { isRolled }) }, chances, isOpen)).toBe(isChosen);
  });
});
