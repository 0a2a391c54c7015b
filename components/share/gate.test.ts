import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeParty, encodeSheet, heroPath, partyPath } from '@/lib/share/index';
import { blankOf } from '@/lib/systems/document';
import { newParty } from '@/lib/systems/file';
import { firstSystem, open } from '@/lib/systems/open';
import { gateOf, severalIn } from './gate';

const value = <T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): T => {
  if (!result.ok) throw new Error('no code');
  return result.value;
};

await open([firstSystem]);
const bito = blankOf(firstSystem, 'Bito');
const hero = value(encodeSheet(bito));
const party = value(encodeParty(newParty('Friends', [bito])));

describe('gateOf', () => {
  test.each(['/', '/build', '/print', '/hero/a/b', '/heroes', '/fonts/x.woff', `/hero/${hero}/file`])(
    '%s is open',
    (path) => {
      expect(gateOf(path, undefined)).toEqual({ gate: 'open' });
    },
  );

  test('good codes are open under their own address and sent on from the other', () => {
    expect(gateOf(heroPath(hero), undefined)).toEqual({ gate: 'open' });
    expect(gateOf(partyPath(party), undefined)).toEqual({ gate: 'open' });
    expect(gateOf(`/party/${hero}`, undefined)).toEqual({ gate: 'elsewhere', path: heroPath(hero) });
    expect(gateOf(`/hero/${party}`, undefined)).toEqual({ gate: 'elsewhere', path: partyPath(party) });
  });

  test('a pasted link or code leads to its page, good or bad', () => {
    expect(gateOf('/hero', ` https://pipsmith.example/hero/${hero}?x=1 `)).toEqual({
      gate: 'elsewhere',
      path: heroPath(hero),
    });
    expect(gateOf('/hero', party)).toEqual({ gate: 'elsewhere', path: partyPath(party) });
    expect(gateOf('/hero', 'Größe/..')).toEqual({ gate: 'elsewhere', path: '/hero/Gr%C3%B6%C3%9Fe%2F' });
  });

  test('several pasted links are offered on the page, one twice is one', () => {
    const link = (path: string): string => `https://pipsmith.example${path}`;
    const both = `mine ${link(heroPath(hero))} and ours ${link(partyPath(party))}`;
    expect(gateOf('/hero', both)).toEqual({ gate: 'open' });
    expect(severalIn(both)).toEqual([hero, party]);
    const twice = `${link(heroPath(hero))} ${link(heroPath(hero))}`;
    expect(gateOf('/hero', twice)).toEqual({ gate: 'elsewhere', path: heroPath(hero) });
    expect(severalIn(undefined)).toEqual([]);
  });

  test.each([
    ['a star', (code: string) => `/hero/${code}*`],
    ['two stars around', (code: string) => `/hero/**${code}**`],
    ['an ellipsis', (code: string) => `/hero/${code}%E2%80%A6`],
    ['a full-width stop', (code: string) => `/hero/${code}%E3%80%82`],
    ['a zero-width space', (code: string) => `/hero/${code}%E2%80%8B`],
    ['a soft hyphen within', (code: string) => `/hero/${code.slice(0, 9)}%C2%AD${code.slice(9)}`],
    ['a space', (code: string) => `/hero/${code}%20`],
    ['a closing bracket', (code: string) => `/hero/${code})`],
    ['a guillemet', (code: string) => `/hero/${code}%C2%BB`],
    ['a possessive', (code: string) => `/hero/${code}%E2%80%99s`],
    ['a parameter', (code: string) => `/hero/${code}&utm_source=mail`],
    ['a parameter, encoded', (code: string) => `/hero/${code}%26utm_source%3Dmail`],
    ['a question mark, encoded', (code: string) => `/hero/${code}%3Fx=1`],
    ['capitals', (code: string) => `/HERO/${code}`],
    ['a capital', (code: string) => `/Hero/${code}`],
    ['a slash at the end', (code: string) => `/hero/${code}/`],
    ['words behind it', (code: string) => `/hero/${code}%20look%20at%20this`],
    ['half an escape', (code: string) => `/hero/${code}%25E2%2580`],
  ])('a good code with %s is sent on to its page', (_, address) => {
    expect(gateOf(address(hero), undefined)).toEqual({ gate: 'elsewhere', path: heroPath(hero) });
  });

  test('a link of a redirector leads to the page of its hero', () => {
    const link = encodeURIComponent(`https://pipsmith.example/hero/${hero}&sa=D`);
    expect(gateOf('/hero', `https://www.example.org/url?q=${link}`)).toEqual({
      gate: 'elsewhere',
      path: heroPath(hero),
    });
  });

  test.each([
    ['/hero', 'empty'],
    ['/hero/', 'empty'],
    ['/party', 'empty'],
    ['/hero/%20', 'empty'],
    [`/hero/${hero.slice(0, -3)}`, 'truncated'],
    [`/hero/${hero.slice(0, -1)}${hero.endsWith('A') ? 'B' : 'A'}`, 'damaged'],
    ['/hero/%00', 'not-a-code'],
    ['/hero/%E0%A4%A', 'not-a-code'],
    [`/hero/${'a'.repeat(3000)}`, 'too-long-code'],
  ])('%s is missing: %s', (path, problem) => {
    expect(gateOf(path, undefined)).toEqual({ gate: 'missing', problem });
  });

  test('any address gets an answer, and nobody is sent in circles', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('/hero/', '/party/'),
        fc.string({ unit: 'binary', maxLength: 60 }),
        (kind, text) => {
          let path = kind + encodeURIComponent(text.toWellFormed());
          for (let steps = 0; steps < 3; steps += 1) {
            const gate = gateOf(path, undefined);
            if (gate.gate !== 'elsewhere') return;
            path = gate.path;
          }
          expect.unreachable(`sent in circles from ${text}`);
        },
      ),
    );
  });
});
