import type { MetadataRoute } from 'next';
import { inkColours } from '@/components/card/inks';
import { words } from '@/lib/messages/index';

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: words.terms.product,
    short_name: words.terms.product,
    description: words.site.description,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: inkColours.leaf,
    theme_color: inkColours.leaf,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
