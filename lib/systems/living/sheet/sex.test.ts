import { describe, expect, it } from 'vitest';
import { ChoiceReader, ChoiceWriter } from '../../../radix/choices';
import { apply } from './apply';
import { heroCoding } from '../codec/hero';
import { heroOf } from '../fixtures/heroes';
import { profileOfFollower, profileOfHero } from '../match/state/begin';
import { profileOfBeast } from '../match/named/shape-shift';
import { readHero, writeHero } from './file';
import { needsSex, sexOf } from './sex';
import { findSkill } from '../skills/index';

const plain = heroOf({ followers: [{ kind: 'pet', name: 'Fang' }, { kind: 'beast-shape' }] });
const noted = apply(apply(plain, { edit: 'set-sex', owner: 'hero', sex: 'female' }), {
  edit: 'set-sex',
  owner: { follower: 0 },
  sex: 'male',
});

describe('the sex that a file notes', () => {
  it('goes through the file and the share code, and into a match', () => {
    expect(writeHero(noted)).toMatchObject({ sex: 'female', followers: [{ sex: 'male' }, {}] });
    const file: unknown = JSON.parse(JSON.stringify(writeHero(noted)));
    expect(readHero(file)).toEqual({ ok: true, value: noted });
    const writer = new ChoiceWriter();
    heroCoding.write(writer, noted);
    const opened = heroCoding.read(new ChoiceReader(writer.fold()));
    expect(opened).toEqual(noted);
    expect(profileOfHero(opened, false).sex).toBe('female');
    expect(opened.followers.map((follower) => profileOfFollower(follower).sex)).toEqual(['male', undefined]);
  });
  it('stays with whoever shifts his shape', () => {
    const beast = noted.followers[1];
    if (!beast) throw new Error('There is no beast shape.');
    expect(profileOfBeast(profileOfHero(noted, false), beast, 1).sex).toBe('female');
    const own = apply(plain, { edit: 'set-sex', owner: { follower: 1 }, sex: 'male' }).followers[1];
    expect(own && profileOfBeast(profileOfHero(plain, false), own, 1).sex).toBe('male');
  });
  it('is taken back without a trace', () => {
    const back = apply(apply(noted, { edit: 'set-sex', owner: 'hero', sex: undefined }), {
      edit: 'set-sex',
      owner: { follower: 0 },
      sex: undefined,
    });
    expect(back).toEqual(plain);
    expect(writeHero(back)).toEqual(writeHero(plain));
  });
  it('is nothing where the file says something else, which is kept', () => {
    const other = heroOf({ sex: ['?'] });
    expect([sexOf(other), sexOf(plain), sexOf(noted)]).toEqual([undefined, undefined, 'female']);
    expect(writeHero(other)).toMatchObject({ sex: ['?'] });
  });
  it('is needed by whoever teases', () => {
    expect(findSkill('dirty-tricks/tease')?.name).toBe('Tease');
    expect(needsSex(plain)).toBe(false);
    expect(needsSex(heroOf({ skills: ['dirty-tricks/tease'] }))).toBe(true);
  });
});
