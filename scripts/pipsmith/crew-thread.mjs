// A thread of `pipsmith simulate`: loads TypeScript through tsx, then plays what it is told.
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

register({ tsconfig: fileURLToPath(new URL('../../tsconfig.json', import.meta.url)) });
const { serve } = await import('./crew-serve');
serve();
