export { parts, system } from '@/lib/systems/warband/together/cards';
export { builder as views } from './builder';
