import { expect, test } from 'vitest';
import { inkColours } from '@/components/card/inks';
import { paperInks } from './paper-inks';

test.each(Object.entries(inkColours))('%s is the same colour on paper, in short numbers', (ink, hex) => {
  const parts = Object.entries(paperInks).find(([name]) => name === ink)?.[1] ?? [];
  expect(`#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`).toBe(hex);
  for (const part of parts) expect(String(part / 255)).toMatch(/^[01](\.\d{1,3})?$/);
});
