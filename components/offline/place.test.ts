import { describe, expect, it } from 'vitest';
import { placeOf } from './place';

const at = (path: string) => placeOf(new URL(path, 'https://pipsmith.example'));

describe('an address without the server', () => {
  it('is the page that the server would show', () => {
    expect(at('/build?from=abc&sample=jane')).toEqual({ at: 'build' });
    expect(at('/print?hero=a&hero=b&party=c')).toEqual({ at: 'print' });
    expect(at('/odds/')).toEqual({ at: 'odds' });
    expect(at('/table?night=id-1')).toEqual({ at: 'table' });
    expect(at('/maps?map=id-1')).toEqual({ at: 'maps' });
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
    for (const path of ['/offline', '/hero/abc/file', '/builder', '/rulesy', '/maps/1', '/'])
      expect(at(path)).toEqual({ at: 'nowhere' });
  });
});
