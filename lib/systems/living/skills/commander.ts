import { school } from './school';

export const commander = school('commander', 'Commander', {
  'you-fight-back': { name: '"You! Fight Back!"', tier: 'common', class: 'Command' },
  'you-fire-in-the-hole': { name: '"You! Fire in the hole!"', tier: 'common', class: 'Command' },
  gogogo: { name: '"Gogogo!"', tier: 'common', class: 'Shout' },
  'you-help-me': { name: '"You! Help me!"', tier: 'common', class: 'Command' },
  'hit-them-high': { name: '"Hit them high!"', tier: 'common', class: 'Shout' },
  'you-lead-the-way': { name: '"You! Lead The Way!"', tier: 'common', class: 'Command' },
  'never-surrender': { name: '"Never Surrender!"', tier: 'common', class: 'Shout' },
  'you-retreat': { name: '"You! Retreat!"', tier: 'common', class: 'Command' },
  'stand-your-ground': { name: '"Stand your ground!"', tier: 'common', class: 'Shout' },
  'take-cover': { name: '"Take cover!"', tier: 'common', class: 'Shout' },
  'you-finish-him': { name: '"You! Finish Him!"', tier: 'elite', class: 'Command' },
  focus: { name: 'Focus', tier: 'elite', class: 'Skill' },
  'you-get-up-get-on-up': { name: '"You! Get Up! Get On Up!"', tier: 'elite', class: 'Command' },
  'inspirational-speech': { name: 'Inspirational Speech', tier: 'elite', class: 'Shout' },
  'we-will-survive': { name: '"We Will Survive!"', tier: 'elite', class: 'Shout' },
});
