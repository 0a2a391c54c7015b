import { describe, expect, it } from 'vitest';
import { rulings } from '#words/systems/warband/messages/rulings';
import { kit } from '../parts/kit';
import { reference } from '../parts/reference';
import { skills } from '../parts/skills';
import { scenarioIds } from '../scenarios/scenario';
import { measured } from './measured';

const { page } = reference;
const at = (address: string) => page((address.split('#')[0] ?? '').split('/'), {});

describe('the rules pages', () => {
  it('have a page for every skill, with its text, and each ruling beside what it settles', () => {
    for (const { id, text } of skills) {
      const skill = at(`skills/${id}`)?.skill;
      expect(skill?.lines[0]?.text[0]?.text).toBe(text);
    }
    expect(at('skills/warrior')?.skill?.notes.map(({ address }) => address)).toEqual([
      'rulings#9',
      'rulings#18',
      'rulings#25',
    ]);
    expect(Object.keys(rulings)).toHaveLength(26);
  });

  it.each<[string, RegExp]>([
    ['skills/assassin', /any terrain, but not through opponents.*an ordinary move instead, or do neither/],
    ['skills/minion-master', /fewer than two are marked, the first unmarked rookies on the roster make up/],
    ['skills/minion-master', /prone Minion Master leads nobody/],
    ['skills/shapeshifter', /An animal needs no weapon in melee/],
    ['skills/skirmisher', /interrupt a move once: after walking, after a climb or after a jump/],
    ['skills/meat-shield', /in melee and to falls too.*Reroll a failed defence only once/],
    ['skills/preacher', /Two Preachers near a rookie count as one. A prone Preacher helps nobody/],
    ['skills/warrior', /the shield’s reroll saves them, they don’t hit back/],
  ])('publish beside %s a ruling that says %s', (address, text) => {
    const notes = at(address)?.skill?.notes ?? [];
    expect(notes.filter((note) => text.test(note.text))).toHaveLength(1);
  });

  it.each<[string, string, RegExp]>([
    [
      'combat',
      'melee',
      /Measure melee in three dimensions: the 1″ from edge to edge includes the difference in height/,
    ],
    ['turn', 'movement', /Flat ground that can’t be entered, such as water, may be jumped/],
  ])('publish in %s#%s a ruling that says %s', (address, id, text) => {
    const section = at(address)?.sections?.find((one) => one.id === id);
    expect(section?.notes.filter((note) => text.test(note.text))).toHaveLength(1);
  });

  it('show what was measured of the house values, each skill once', () => {
    const section = at('warband')?.sections?.find(({ id }) => id === 'measured');
    const rows = (section?.blocks ?? []).flatMap((block) =>
      typeof block === 'object' && 'rows' in block ? block.rows : [],
    );
    for (const { id, name } of skills.filter((one) => one.id !== 'allrounder'))
      expect(
        rows.filter(([cell]) => cell === name),
        id,
      ).toHaveLength(1);
    expect(rows.flat().join(' ')).not.toMatch(/NaN|undefined/);
  });

  it('say on its page that a skill is too strong or too weak, and of no other', () => {
    const share = (id: string): number => measured.skills.find((one) => one.id === id)?.share ?? 0.5;
    for (const { id } of skills) {
      const notes =
        at(`skills/${id}`)?.skill?.notes.filter(({ address }) => address === 'warband#measured') ?? [];
      expect(notes, id).toHaveLength(share(id) > 0.6 || share(id) < 0.4 ? 1 : 0);
      for (const { text } of notes) expect(text).toContain(`${(share(id) * 100).toFixed(1)}\u00a0%`);
    }
    expect(share('ranger')).toBeGreaterThan(0.6);
  });

  it('have nothing where nothing lies', () => {
    for (const address of ['nowhere', 'skills', 'skills/nobody', 'skills/warrior/more', 'combat/melee', ''])
      expect(at(address)).toBeUndefined();
  });

  it('tell of each scenario beside its plan', () => {
    const sections = at('scenarios')?.sections ?? [];
    expect(sections.map(({ id, scenario }) => [id, scenario])).toEqual(scenarioIds.map((id) => [id, id]));
    for (const { blocks } of sections) expect(JSON.stringify(blocks)).toContain('after turn 8');
    for (const id of scenarioIds)
      expect(kit.plan?.(id)?.title).toContain(sections.find((one) => one.id === id)?.title);
    expect(kit.plan?.('deathmatch')).toBeUndefined();
  });

  it('list seven roles, nineteen specialities and Command', () => {
    const of = (school: string) => skills.filter((skill) => skill.school === school).length;
    expect([of('Rookie'), of('Specialist'), of('Boss'), skills.length]).toEqual([7, 19, 1, 27]);
  });
});
