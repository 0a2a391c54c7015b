// Whether this machine has Redis; tests of queues and shared rooms start their own.
import { spawnSync } from 'node:child_process';

export const hasRedis = () => spawnSync('redis-server', ['--version']).status === 0;

export const noRedis =
  'Skipped the tests that need Redis: there is no redis-server here (Debian and Ubuntu: apt-get install redis-server).';
