import { describe, expect, it } from 'vitest';
import { loadDraft, saveDraft, type Shelf } from '@/lib/roster/draft';
import { encodeHero, encodeParty, heroLink } from '@/lib/share/index';
import { living, newParty, type HeroDraft } from '@/lib/systems/index';
import { blankHero } from './state';
import { openBuilder } from './store';

const shelfOf = (hero?: HeroDraft): Shelf & { readonly kept: Map<string, string> } => {
  const kept = new Map<string, string>();
  const shelf = {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  };
  if (hero) saveDraft(hero, shelf);
  return shelf;
};

const sample = (n: number): HeroDraft => {
  const hero = living.samples[n]?.hero;
  if (!hero) throw new Error('The samples are fewer than this test needs.');
  return hero;
};
const [bito, jane] = [sample(0), sample(1)];
const codeOf = (hero: HeroDraft): string => {
  const code = encodeHero(hero);
  if (!code.ok) throw new Error(code.error.problem);
  return code.value;
};

describe('the bench', () => {
  it('begins with a blank hero and saves nothing before the first change', () => {
    const shelf = shelfOf();
    const builder = openBuilder({}, shelf);
    expect(builder.state().hero).toEqual(blankHero());
    expect(builder.state().save).toEqual({ saved: 'nothing-yet' });
    expect(shelf.kept.size).toBe(0);
  });

  it('saves every change and tells who listens', () => {
    const shelf = shelfOf();
    const builder = openBuilder({}, shelf);
    let heard = 0;
    builder.subscribe(() => (heard += 1));
    builder.dispatch({ do: 'edit', edits: [{ edit: 'set-text', field: 'name', text: 'Bito' }] });
    expect(heard).toBe(1);
    expect(builder.state().save).toEqual({ saved: 'yes' });
    expect(loadDraft(shelf)).toEqual({ ok: true, value: living.newHero('Bito') });
  });

  it('announces the issues that a change brings, and only those', () => {
    const builder = openBuilder({}, shelfOf(bito));
    builder.dispatch({ do: 'edit', edits: [{ edit: 'set-armour', armour: 'none' }] });
    expect(builder.state().fresh.map(({ rule }) => rule)).toEqual(['armour-cap', 'armour-cap']);
    builder.dispatch({ do: 'edit', edits: [{ edit: 'set-text', field: 'title', text: 'Knight' }] });
    expect(builder.state().fresh).toEqual([]);
  });
});

describe('what the address brings', () => {
  it('goes straight to an empty bench, and is saved', () => {
    const shelf = shelfOf();
    const builder = openBuilder({ from: codeOf(jane) }, shelf);
    expect(builder.state().hero).toEqual(jane);
    expect(loadDraft(shelf)).toEqual({ ok: true, value: jane });
  });

  it('takes a whole link for its code', () => {
    const builder = openBuilder({ from: heroLink('https://pipsmith.example', codeOf(jane)) }, shelfOf());
    expect(builder.state().hero).toEqual(jane);
  });

  it('asks before it takes the place of another hero, and loses neither', () => {
    const shelf = shelfOf(bito);
    const builder = openBuilder({ from: codeOf(jane) }, shelf);
    expect(builder.state().hero).toEqual(bito);
    expect(builder.state().question).toEqual({ ask: 'replace', incoming: jane });
    expect(loadDraft(shelf)).toEqual({ ok: true, value: bito });
    builder.dispatch({ do: 'keep' });
    expect(builder.state()).toMatchObject({ hero: bito, question: undefined });
    builder.dispatch({ do: 'bring', heroes: [jane] });
    builder.dispatch({ do: 'replace', hero: jane });
    expect(loadDraft(shelf)).toEqual({ ok: true, value: jane });
  });

  it('asks for a hero that has but a name, too', () => {
    const builder = openBuilder({ from: codeOf(jane) }, shelfOf(living.newHero('Bito')));
    expect(builder.state().question).toBeDefined();
  });

  it('does not ask when the same hero is there already', () => {
    const builder = openBuilder({ from: codeOf(bito) }, shelfOf(bito));
    expect(builder.state().question).toBeUndefined();
  });

  it('lets a player choose from a party', () => {
    const code = encodeParty(newParty('Two', [bito, jane]));
    const builder = openBuilder({ from: code.ok ? code.value : '' }, shelfOf());
    expect(builder.state().question).toEqual({ ask: 'which', heroes: [bito, jane] });
    builder.dispatch({ do: 'bring', heroes: [jane] });
    expect(builder.state()).toMatchObject({ hero: jane, question: undefined });
  });

  it('says what is wrong with a bad code and leaves the draft alone', () => {
    const builder = openBuilder({ from: 'not a code' }, shelfOf(bito));
    expect(builder.state().hero).toEqual(bito);
    expect(builder.state().arrivalProblem).toMatchObject({ of: 'code' });
  });

  it('opens a sample by its id, and says when there is none of that id', () => {
    const [first] = living.samples;
    expect(openBuilder({ sample: first?.id }, shelfOf()).state().hero).toEqual(first?.hero);
    expect(openBuilder({ sample: '__proto__' }, shelfOf()).state().arrivalProblem).toEqual({
      of: 'sample',
      id: '__proto__',
    });
  });
});

describe('a damaged draft', () => {
  const jammed = (): { readonly shelf: Shelf; readonly kept: Map<string, string> } => {
    const kept = new Map([['pipsmith/draft', 'rubbish']]);
    const shelf: Shelf = {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, text) => {
        if (name !== 'pipsmith/draft') throw new DOMException('full', 'QuotaExceededError');
        kept.set(name, text);
      },
    };
    return { shelf, kept };
  };

  it('that could not be kept aside is not written over before the player lets it go', () => {
    const { shelf, kept } = jammed();
    const builder = openBuilder({}, shelf);
    builder.dispatch({ do: 'edit', edits: [{ edit: 'set-shield', shield: true }] });
    expect(kept.get('pipsmith/draft')).toBe('rubbish');
    expect(builder.state().save).toEqual({ saved: 'no', problem: 'damaged-in-the-way' });
    builder.dispatch({ do: 'forgive-damage' });
    expect(builder.state().save).toEqual({ saved: 'yes' });
    expect(loadDraft(shelf)).toMatchObject({ ok: true, value: { equipment: { shield: true } } });
  });
});
