import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeParty, encodeSheet, heroPath, partyPath } from '@/lib/share/index';
import { blankOf } from '@/lib/systems/document';
import { newParty } from '@/lib/systems/file';
import { firstSystem, open } from '@/lib/systems/open';
import { gateOf } from './gate';

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
