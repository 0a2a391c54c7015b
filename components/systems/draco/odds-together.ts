export { parts, system } from '@/lib/systems/draco/together/odds';
export { odds as views } from './odds/odds';
