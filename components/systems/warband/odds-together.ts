export { parts, system } from '@/lib/systems/warband/together/odds';
export { odds as views } from './odds/odds';
