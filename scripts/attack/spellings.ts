import type { Figure } from '../bench/figure';
import type { Site } from '../set-up/site';
import { answerTo, statusIn } from './clients';
import { forger } from './forgery';
import { heroCodes } from './parties';

/** The way out of a folder, as people and programs have spelt it. */
const ways = [
  '..',
  '.',
  '%2e%2e',
  '%2E%2E',
  '.%2e',
  '%2E.',
  '%2e',
  '%252e%252e',
  '.%252E',
  '%25252e%25252e',
  './..',
  '%2e/..',
  '../..',
  '..%2f',
  '..%252f',
  '..%5c',
  '..\\',
  '%2e%2e%2f',
  '%2e%2e%5c',
  '%2e%2e\\',
  '..%2fx%2f..',
  '.%09.',
  '..%0d',
  '%2e%0a%2e',
  '.../..',
] as const;

/** Folders that Next serves by itself, and those with drawings. */
const folders = ['/fonts/', '/_next/static/', '/api/hero/', '/'] as const;

/** Spellings that are no addresses, or lead elsewhere if a reader takes them for whole addresses. */
const odd = [
  'http://evil.example/',
  'https://evil.example/hero/x',
  '//evil.example',
  '//evil.example/hero/x',
  '///evil.example/build',
  '/%2f/evil.example',
  '/%2f%2fevil.example/%2e',
  '/\\evil.example',
  '/%5cevil.example',
  '/%09/evil.example',
  '/hero//evil.example/',
  '/HERO/%2f%2fevil.example',
  '/party/%0d%0aLocation:%20https:%2f%2fevil.example',
  '/build/?next=//evil.example',
  '/build//',
  '/hero/%',
  '/hero/%ff%fe',
  '/hero/%c0%ae%c0%ae/',
  '*',
  '/#',
  '/%00',
  '/rules/%00',
  `/${'a/'.repeat(2000)}`,
  `/${'%'.repeat(3000)}`,
] as const;

/** Where an answer sends its reader; "" where it does not. */
const locationIn = (answer: string): string => /^location: *(\S+)/im.exec(answer)?.[1] ?? '';

const leadsElsewhere = (site: Site, answer: string): boolean => {
  const location = locationIn(answer);
  if (location === '') return false;
  const { origin } = new URL(site.url);
  return !URL.canParse(location, origin) || new URL(location, origin).origin !== origin;
};

/** How paths are spelt in more than twenty ways, forged headers included. */
export const spellingAttacks = async (site: Site): Promise<readonly Figure[]> => {
  const code = heroCodes[0] ?? '';
  const dotted: string[] = [];
  for (const folder of folders)
    for (const way of ways) dotted.push(await answerTo(site.url, `${folder}${way}/hero/${code}`, forger));
  const others: string[] = [];
  for (const target of odd) others.push(await answerTo(site.url, target, forger));
  const all = [...dotted, ...others];
  return [
    {
      what: `${dotted.length} paths out of a folder: answered other than with 400`,
      value: dotted.filter((answer) => statusIn(answer) !== 400).length,
      goal: 0,
      unit: 'x',
    },
    {
      what: `${others.length} odd addresses: no answer, or a broken one`,
      value: others.filter((answer) => [0, 500].includes(statusIn(answer))).length,
      goal: 0,
      unit: 'x',
    },
    {
      what: `${all.length} spellings: lead to another host`,
      value: all.filter((answer) => leadsElsewhere(site, answer)).length,
      goal: 0,
      unit: 'x',
    },
    {
      what: `${dotted.length} spellings: repeat a forged name`,
      value: dotted.filter((answer) => answer.includes('evil.example')).length,
      goal: 0,
      unit: 'x',
    },
  ];
};
