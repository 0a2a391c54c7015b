import { describe, expect, it } from 'vitest';
import type { SkillId } from '../skills/ask';
import { roleOf, rookieRoleIds, specialityIds } from '../skills/roles';
import { rulings, rulingsFor } from '#words/systems/warband/messages/rulings';

const roleIds = [...specialityIds, ...rookieRoleIds];

/** Roles that a text names: "Warrior", "Thugs". */
const named = (text: string): readonly SkillId[] =>
  roleIds.filter((id) => new RegExp(`\\b${roleOf(id).name}s?\\b`).test(text));

describe('rulings in a kit', () => {
  it.each(roleIds)('name no role that nobody has, where only a boss and a %s play', (id) => {
    for (const text of rulingsFor(['command', id]))
      // One sentence names the only two specialities that change a fire team’s shot.
      expect(named(text.replace('Sniper and Veteran are the only specialities', '')), text).toEqual(
        named(text).includes(id) ? [id] : [],
      );
  });

  it('leave out a question that needs two roles where one is missing', () => {
    expect(rulingsFor(['tank']).join(' ')).not.toMatch(/Brawler|Warrior/);
    expect(rulingsFor(['brawler'])).toEqual([]);
    expect(rulingsFor(['tank', 'brawler']).join(' ')).toContain('the two skills cancel out');
  });

  it('name Sniper and Veteran only where one of them plays', () => {
    expect(rulingsFor(['fire-team']).join(' ')).not.toMatch(/Sniper|Veteran/);
    expect(rulingsFor(['fire-team', 'sniper']).join(' ')).toContain('Sniper and Veteran');
  });

  it('say everything about roles where all of them play', () => {
    const all: readonly SkillId[] = ['command', ...roleIds];
    const about = Object.values(rulings).filter((ruling) =>
      ruling.about.some((place) => place.startsWith('skills/')),
    );
    expect(rulingsFor(all)).toEqual(about.map(({ text }) => text));
  });
});
