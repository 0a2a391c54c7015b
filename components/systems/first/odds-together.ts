export { parts, system } from '@/lib/systems/first/together/odds';
export { odds as views } from './odds/odds';
