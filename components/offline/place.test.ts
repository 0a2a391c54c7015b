import { describe, expect, it } from 'vitest';
import { placeOf } from './place';

const at = (path: string) => placeOf(new URL(path, 'https://pipsmith.example'));

describe('an address without the server', () => {
  it('is the page that the server would show', () => {
    expect(at('/build')).toEqual({ at: 'build', arrival: { from: undefined, sample: undefined } });
    expect(at('/build?from=abc&sample=jane')).toEqual({
      at: 'build',
      arrival: { from: 'abc', sample: 'jane' },
    });
    expect(at('/build?hero=id-1')).toEqual({ at: 'build', arrival: { hero: 'id-1' } });
    expect(at('/build?new=1')).toEqual({ at: 'build', arrival: { fresh: true } });
    expect(at('/build?new=1&begin=concepts')).toEqual({
      at: 'build',
      arrival: { fresh: true, begin: 'concepts' },
    });
    expect(at('/print?hero=a&hero=b&party=c')).toEqual({
      at: 'print',
      query: { hero: ['a', 'b'], party: ['c'] },
    });
    expect(at('/odds?a=sample-bito&hand=2')).toEqual({
      at: 'odds',
      query: { a: ['sample-bito'], hand: ['2'] },
    });
    expect(at('/table?night=id-1')).toEqual({ at: 'table', query: { night: ['id-1'] } });
    expect(at('/maps?map=id-1')).toEqual({ at: 'maps', query: { map: ['id-1'] } });
    expect(at('/parties')).toEqual({ at: 'parties' });
    expect(at('/parties?id=abc')).toEqual({ at: 'parties' });
    expect(at('/hero/abc')).toEqual({ at: 'shared', code: 'abc' });
    expect(at('/party/abc/')).toEqual({ at: 'shared', code: 'abc' });
    expect(at('/hero?code=abc')).toEqual({ at: 'shared', code: 'abc' });
    expect(at('/hero')).toEqual({ at: 'shared', code: '' });
    expect(at('/rules')).toEqual({ at: 'rules', path: [], query: {} });
    expect(at('/rules/skills/warrior/berserk?green=2#content')).toEqual({
      at: 'rules',
      path: ['skills', 'warrior', 'berserk'],
      query: { green: '2' },
    });
    for (const path of ['/offline', '/hero/abc/file', '/builder', '/rulesy', '/'])
      expect(at(path)).toEqual({ at: 'nowhere' });
  });
});
