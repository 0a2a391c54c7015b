'use client';

import { preload } from 'react-dom';

/**
 * Fonts of every page's text: preloaded with the page, so that lines seldom break differently once they
 * arrive.
 */
const fonts = [
  new URL('@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff2', import.meta.url),
  new URL('@fontsource/alegreya-sc/files/alegreya-sc-latin-700-normal.woff2', import.meta.url),
];

export function EarlyFonts() {
  for (const { href } of fonts) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return null;
}
