import { connection } from 'next/server';
import { serviceWorker } from '@/components/offline/build-files';

/** Read when it is asked for: while the site is being built, its files are not there yet. */
export const GET = async (): Promise<Response> => {
  await connection();
  return new Response(await serviceWorker(), {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  });
};
