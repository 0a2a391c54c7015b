import type { MetadataRoute } from 'next';
import { inkColours } from '@/components/card/inks';
import { messages } from '@/lib/messages/index';

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: messages.terms.product,
    short_name: messages.terms.product,
    description: messages.site.description,
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
