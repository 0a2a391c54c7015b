import { describe, expect, it } from 'vitest';
import type { Drawing } from '@/lib/cards/card';
import { pageArea, paperIds, papers, type DrawPages } from '@/lib/cards/paper/paper';
import { faceOf, saidOn } from '@/lib/cards/kit/testing';

import { point } from '@/lib/cards/text/text';
import { credits, iconsOn } from '@/lib/cards/kit/credits';
import { newHero, type HeroDraft } from '../../sheet/hero';
import { schools, skills } from '../../skills/index';
import { iconNameOf } from '../../icon-files';
import { reference } from '../../kit/reference/reference';
import { kit } from './kit';

const heroWith = (name: string, ids: readonly string[]): HeroDraft => ({ ...newHero(name), skills: ids });
const small = [heroWith('Anna', ['warrior/hamstring', 'survival/evade'])];
/** A hero for each school, who has learnt all of it. */
const everything = schools.map((school) =>
  heroWith(
    school.name,
    school.skills.map(({ id }) => id),
  ),
);

const textsOn = (page: ReturnType<DrawPages>[number]): readonly Extract<Drawing, { draw: 'text' }>[] =>
  faceOf(page).drawings.filter((drawing) => drawing.draw === 'text');

describe.each(paperIds)('the reference on %s', (paper) => {
  const area = pageArea(papers[paper]);

  it('is one page for few skills, with the nine actions, seven conditions and the skills', () => {
    const pages = reference(small, kit.reference)(papers[paper]);
    expect(pages.map(({ name }) => name)).toEqual(['Reference']);
    const said = saidOn(pages);
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9]) expect(said).toContain(` ${number} `);
    for (const name of ['Bleeding', 'Burning', 'Dazed', 'Deep Wound', 'Knockdown', 'Poisoned', 'Slowed'])
      expect(said).toContain(name);
    expect(said).toContain('Hamstring');
    expect(said).toContain('Anna');
  });

  it('flows over further pages in type of at least 6 points, and loses no skill', () => {
    const pages = reference(everything, kit.reference)(papers[paper]);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.map(({ name }) => name)).toContain(`Reference, page 2 of ${pages.length}`);
    const said = saidOn(pages);
    for (const skill of skills.filter(({ school }) => school !== 'training'))
      expect(said).toContain(skill.name.replace(/ \(required\)$/, '').replace(/\s+/g, ' '));
    for (const text of pages.flatMap(textsOn)) {
      expect(text.size).toBeGreaterThanOrEqual(6 * point - 1e-9);
      expect(text.x).toBeGreaterThanOrEqual(area.x - 1e-9);
      expect(text.x + text.width).toBeLessThanOrEqual(area.x + area.width + 1e-6);
      expect(text.y).toBeLessThanOrEqual(area.bottom);
    }
  });
});

describe('the credits', () => {
  it('name each icon of the pages with who drew it, and no other', () => {
    const [page] = reference(small, kit.reference)(papers.a4);
    if (!page) throw new Error('no page');
    expect(iconsOn([faceOf(page)], iconNameOf)).toContain('bleeding-wound');
    const said = saidOn(credits([faceOf(page)], iconNameOf, kit.credits)(papers.a4));
    expect(said).toContain('Lorc');
    expect(said).toContain('bleeding-wound');
    expect(said).toContain('Kai Bettzieche');
    expect(said).not.toContain('anvil');
    expect(iconsOn([], iconNameOf)).toEqual([]);
  });
});
