import { connection } from 'next/server';
import { serviceWorker } from '@/components/offline/build-files';

/** Read on request: during the build, its files are not there yet. */
export const GET = async (): Promise<Response> => {
  await connection();
  return new Response(await serviceWorker(), {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  });
};
