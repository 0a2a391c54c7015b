import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faceNumbers } from '../../../../dice/face';
import { plainCopy, type PlainData } from '../../../../match/plain-data';
import { check } from '../../rules/check';
import type { DaemonMeans } from '../../rules/daemon';
import { zFollower, type Follower } from '../../sheet/follower';
import { newHero } from '../../sheet/hero';
import { pips, pointsSpent } from '../../sheet/pips';
import { exchanged } from '../../../../testing/structured';
import { skills } from '../../skills/index';
import { daemonBuilding, plainDaemon } from './daemon-building';

const daemonSkills = skills.filter((skill) => skill.class === 'Daemon Skill').map(({ id }) => id);

const anyFace = fc.record(
  Object.fromEntries(pips.map((pip) => [pip, fc.nat(pip === 'ranged' ? 1 : 3)] as const)),
  { requiredKeys: [] },
);
const anySkills = fc.array(fc.constantFrom(...daemonSkills, 'summoner/veil', 'nothing/at-all'), {
  maxLength: 5,
});

/** A daemon as somebody might hand it in, legal or not. */
const anyDaemon = fc.record({
  kind: fc.constant('daemon'),
  faces: fc.dictionary(fc.constantFrom(...faceNumbers.map(String)), anyFace, { noNullPrototype: true }),
  skills: anySkills,
});

const anyMeans: fc.Arbitrary<DaemonMeans> = fc.record({
  points: fc.nat(40),
  green: fc
    .tuple(fc.integer({ min: 1, max: 5 }), fc.nat(5), fc.nat(5))
    .map(([own, faces, more]) => [own, ...Array.from({ length: more > 0 ? faces : 0 }, () => more)]),
  from: fc.constant('casting' as const),
});

const read = (sheet: unknown): Follower => zFollower.parse(sheet);

/** The rules that break it, as a set of codes and places. */
const codes = (issues: readonly { readonly rule: string; readonly path: readonly (string | number)[] }[]) =>
  [...new Set(issues.map(({ rule, path }) => [rule, ...path].join('/')))].sort();

describe('a daemon that is built during a match', () => {
  test('is judged as one that was built before it, of the same points and slots', () => {
    fc.assert(
      fc.property(anyDaemon, fc.nat(4), fc.constantFrom(0, 1, 2, 3, 4), (sheet, magic, taken) => {
        const faces = { ...newHero('Sam').faces };
        faces[5] = { ...faces[5], magic };
        const spells = ['banish', 'drain-force', 'shadow-form', 'dark-portal'].slice(0, taken);
        const hero = {
          ...newHero('Sam'),
          faces,
          skills: ['summoner/summon-daemon', ...spells.map((id) => `summoner/${id}`)],
          followers: [read(sheet)],
        };
        const found = check(hero)
          .filter(({ severity, path }) => severity === 'error' && path[0] === 'followers')
          .map(({ rule, path }) => ({ rule, path: path.slice(2) }));
        // No trait is as two traits: 3 skills of one school; one trait: 5 (rulings 6 and 16).
        const slots = Math.max(0, (magic > 0 ? 5 : 3) - 1 - taken);
        const means = { points: 4 * magic, green: [1], from: 'card' } as const;
        const judged = daemonBuilding({ means, slots, card: undefined }).judge(sheet as PlainData);
        expect(judged.ok ? [] : codes(judged.error)).toEqual(codes(found));
      }),
    );
  });

  test('may be any that is offered: the card that is kept and some layouts, which spend what they can', () => {
    fc.assert(
      fc.property(anyMeans, fc.nat(5), fc.option(anyDaemon, { nil: undefined }), (means, slots, sheet) => {
        const card = sheet && read(sheet);
        const { candidates, judge } = daemonBuilding({ means, slots, card });
        const offered = candidates();
        expect(offered.length).toBeGreaterThan(0);
        expect(new Set(offered.map((each) => JSON.stringify(each))).size).toBe(offered.length);
        for (const each of offered) expect(judge(each)).toEqual({ ok: true, value: each });
        // Nothing is dearer than what is left: a Defence pip costs 1, and there is room for 20 points in any die.
        const left = offered.map((each) => means.points - pointsSpent(read(each).faces));
        if (means.points <= 15) expect(Math.min(...left)).toBe(0);
      }),
    );
  });

  test('is kept as a hero file has it, without what no rule knows', () => {
    fc.assert(
      fc.property(anyDaemon, (sheet) => {
        const written = plainDaemon(read({ ...sheet, secret: { of: 'mine' } }));
        expect(JSON.stringify(written)).not.toContain('secret');
        expect(plainDaemon(read(written))).toEqual(written);
        expect(pointsSpent(read(written).faces)).toBe(pointsSpent(read(sheet).faces));
      }),
    );
  });

  test('with any part exchanged is kept or refused with its rules, never a crash', () => {
    const daemon = {
      kind: 'daemon',
      name: 'Imp',
      faces: { 4: { melee: 2 }, 6: { magic: 1, skill: 1 } },
      weapons: [{ name: 'Claw', type: 'slashing' }],
      skills: daemonSkills.slice(0, 2),
    };
    const { judge } = daemonBuilding({
      means: { points: 20, green: [1], from: 'casting' },
      slots: 3,
      card: undefined,
    });
    fc.assert(
      fc.property(exchanged(daemon), (json) => {
        // As the match hands it on: what is too deep or too long never comes here.
        const sheet = plainCopy(json);
        if (sheet === undefined) return;
        const judged = judge(sheet);
        if (judged.ok) expect(judge(judged.value)).toEqual(judged);
        else expect(judged.error.length).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });

  test.each<[string, PlainData]>([
    ['nothing', null],
    ['a number', 6],
    ['a list', []],
    ['no kind', { faces: {} }],
    ['faces that are none', { kind: 'daemon', faces: [1, 2, 3] }],
    ['a hundred skills', { kind: 'daemon', faces: {}, skills: Array.from({ length: 100 }, () => 'a/b') }],
    ['a weapon of no kind', { kind: 'daemon', faces: {}, weapons: [{ type: 'lightsaber' }] }],
    ['half a character', { kind: 'daemon', faces: {}, name: '\ud800' }],
  ])('that is none is refused by name: %s', (_, sheet) => {
    const means = { points: 8, green: [1], from: 'casting' } as const;
    const judged = daemonBuilding({ means, slots: 2, card: undefined }).judge(sheet);
    expect(judged).toMatchObject({ ok: false, error: [{ rule: 'no-daemon', severity: 'error' }] });
  });
});
