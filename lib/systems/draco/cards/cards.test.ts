import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inLook, type InkLook } from '../../../cards/ink-look';
import { misplaced } from '../../../cards/testing';
import { point, smallestOnCards } from '../../../cards/text/text';
import { anyDraft } from '../fixtures/drafts';
import { cards as words } from '#words/systems/draco/messages/cards';
import { slayerText } from '#words/systems/draco/messages/skill-text';
import { terms } from '#words/systems/draco/messages/terms';
import { cards } from '../parts/cards';
import { randomDraft } from '../start/random';
import { countedSet as theSet } from '../fixtures/counted-set';
import type { Draft } from '../sheet/sheet';
import { findSlayerSkill } from '../skills/slayers';
import { skillIcon } from './icons';

const cardsOf = (draft: Draft, more = {}) => cards.cards(draft, { houseRules: false, ...more });
const saidOn = ({ front, back }: ReturnType<typeof cardsOf>[number]): string =>
  [...front.text, ...back.text].join(' ').replace(/\s+/g, ' ');

describe('the cards of Hic est Draco', () => {
  it('of a slayer are one for the character, one for initiative and one for each skill', () => {
    const printed = cardsOf(theSet.amalica);
    expect(printed.map(({ kind }) => kind)).toEqual(['character', 'initiative', 'skill', 'skill', 'skill']);
    expect(printed[0]?.front.spoken).toContain('6-face: 1 Sun, 2 Magic, 2 Shield');
    expect(printed[0]?.back.text).toContain('Recovering');
  });

  it.each([undefined, 'https://pipsmith.example/h#0123456789'])(
    'say to its end how a slayer recovers, above the picture (link: %s)',
    (link) => {
      const [character] = cardsOf(theSet.cathryn, link === undefined ? {} : { link });
      const texts = character?.back.drawings.filter((drawing) => drawing.draw === 'text') ?? [];
      const drawn = texts.map(({ runs }) => runs.map(({ text }) => text).join('')).join(' ');
      expect(drawn).toContain(words.recoveringText);
      const picture = character?.back.drawings.find(
        (drawing) => drawing.draw === 'rect' && drawing.fill === 'panel',
      );
      const last = texts.filter(({ y }) => y < 60).at(-1);
      expect(picture && 'y' in picture ? picture.y : 0).toBeGreaterThan(last?.y ?? Infinity);
    },
  );

  it('of a dragon are herself, her five cards and an initiative card for each', () => {
    const printed = cardsOf(theSet.eryam);
    expect(printed.map(({ kind }) => kind)).toEqual([
      'character',
      ...Array.from({ length: 5 }, () => 'dragon'),
      ...Array.from({ length: 5 }, () => 'initiative'),
    ]);
    const maw = printed[1];
    expect(maw?.front.spoken).toEqual(
      expect.arrayContaining(['6-face: 3 Dagger, 3 Shield', 'A claw: a card for a first game']),
    );
    // Face down she defends with its shields and has its skill, but does not attack with it.
    expect(maw?.back.spoken).toEqual(expect.arrayContaining(['6-face: 3 Shield', '4-face: empty']));
    for (const side of [maw?.front, maw?.back]) expect(side?.text.join(' ')).toContain('reaches 5″');
    // A die names them by their numbers.
    printed.slice(1, 6).forEach(({ front, back }, at) => {
      for (const side of [front, back]) expect(side.spoken).toContain(`Card ${at + 1}`);
    });
  });

  it('of a dragon have the code of its link on the back of herself, where there is one', () => {
    const codesOn = (more = {}): number =>
      cardsOf(theSet.eryam, more)[0]?.back.drawings.filter(
        (one) => one.draw === 'path' && /h\d+v1/.test(one.d),
      ).length ?? 0;
    expect(codesOn()).toBe(0);
    expect(codesOn({ link: 'https://example.org/hero/Ag' })).toBe(1);
  });

  it('are of one format, and those of the initiative pile half as high', () => {
    const sizes = Object.values<Draft>(theSet).flatMap((draft) =>
      cardsOf(draft).map(({ size }) => `${size.width} ${size.height}`),
    );
    expect(new Set(sizes)).toEqual(new Set(['63 88', '63 41']));
  });

  it('say what each skill of the set and of sheets by chance does, whole', () => {
    for (const draft of [
      ...Object.values<Draft>(theSet),
      ...Array.from({ length: 20 }, (_, seed) => randomDraft(seed)),
    ]) {
      if (draft.kind !== 'slayer') continue;
      const printed = cardsOf(draft).filter(({ kind }) => kind === 'skill');
      draft.skills.forEach((id, at) => {
        const skill = findSlayerSkill(id);
        const { always, suns } = skill ? slayerText(skill) : { always: [], suns: [''] };
        const card = printed[at];
        for (const text of [...always, ...suns]) expect(card ? saidOn(card) : '').toContain(text);
      });
    }
  });

  it('give the room that the text of a skill leaves to its picture', () => {
    for (const draft of Object.values<Draft>(theSet)) {
      if (draft.kind !== 'slayer') continue;
      for (const { front, name } of cardsOf(draft).filter(({ kind }) => kind === 'skill')) {
        const ends = front.drawings.flatMap((one) => (one.draw === 'text' && one.y < 81 ? [one.y] : []));
        const window = front.drawings.find((one) => one.draw === 'rect' && one.fill === 'panel');
        const bottom = window?.draw === 'rect' ? window.y + window.height : 0;
        expect(bottom === 58 || Math.max(...ends) > 75, name).toBe(true);
      }
    }
  });

  it('say on their fronts that their values are house values, in one line that fits', () => {
    for (const draft of Object.values<Draft>(theSet))
      for (const { front, id } of cardsOf(draft).filter(({ kind }) => kind !== 'initiative'))
        expect(front.text, id).toContain(words.houseValues);
  });

  it('say what the counters do that a skill gives, the dragon’s too', () => {
    const acid = cardsOf(theSet.eryam)[1];
    expect(acid ? saidOn(acid) : '').toContain('Exposed: Has −1 DV for each counter.');
    const webs = cardsOf(theSet.amalica).at(-1);
    expect(webs ? saidOn(webs) : '').toContain('Hobbled: Moves 1 inch less for each counter.');
  });

  it('have what a skill is beside its name, on one line', () => {
    for (const draft of Object.values<Draft>(theSet)) {
      if (draft.kind !== 'slayer') continue;
      const texts = (cardsOf(draft)[0]?.front.drawings ?? []).flatMap((each) =>
        each.draw === 'text' ? [{ text: each.runs.map(({ text }) => text).join(''), y: each.y }] : [],
      );
      for (const id of draft.skills) {
        const skill = findSlayerSkill(id);
        const name = texts.find(({ text }) => text === skill?.name);
        const notes = texts.filter(({ text }) => text === terms.uses[skill?.use ?? 'alone']);
        expect(notes.map(({ y }) => y)).toContain(name?.y);
      }
    }
  });

  it('keep their emblems as outlines where ink is saved: by them initiative cards are told apart', () => {
    const emblems = (look: InkLook) =>
      cardsOf(theSet.eryam)
        .filter(({ kind }) => kind === 'initiative')
        .map((card) =>
          inLook(card, look).front.drawings.filter(
            (each) => each.draw === 'path' && each.d === skillIcon(theSet.eryam.cards[0]?.skill ?? ''),
          ),
        )[0];
    expect(emblems('low')).toMatchObject([{ fill: 'white', stroke: 'black' }]);
    expect(emblems('black')).toMatchObject([{ fill: 'black' }]);
  });

  it('have no type smaller than cards have, however long a name', () => {
    const name = 'Wolfeschlegelsteinhausenbergerdorff the Very Unpronounceable Indeed';
    for (const draft of [
      { ...theSet.cathryn, name, title: name },
      { ...theSet.eryam, name, cards: theSet.eryam.cards.map((card) => ({ ...card, name })) },
    ])
      for (const card of cardsOf(draft))
        for (const { drawings } of [card.front, card.back]) {
          const sizes = drawings.flatMap((each) => (each.draw === 'text' ? [each.size / point] : []));
          expect(Math.min(...sizes), card.id).toBeGreaterThanOrEqual(smallestOnCards - 1e-9);
        }
  });

  it('of any draft stay within their edges', () => {
    fc.assert(
      fc.property(anyDraft, fc.boolean(), fc.constantFrom('names', 'full'), (draft, houseRules, skills) => {
        const options = { houseRules, skills, photo: 'photo-1', link: 'https://pipsmith.example/hero/ABC' };
        for (const card of cardsOf(draft, options))
          for (const face of [card.front, card.back]) expect(misplaced(face, card)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});
