import { school } from './school';

export const snowfall = school('snowfall', 'Snowfall', {
  dodge: { name: 'Dodge', tier: 'common', class: 'Skill' },
  'firm-stand': { name: 'Firm Stand', tier: 'common', class: 'Skill' },
  'hidden-stone': { name: 'Hidden Stone', tier: 'common', class: 'Skill' },
  'hot-chocolate': { name: 'Hot Chocolate', tier: 'common', class: 'Skill' },
  icicle: { name: 'Icicle', tier: 'common', class: 'Skill' },
  popsicle: { name: 'Popsicle', tier: 'common', class: 'Skill' },
  'regular-snowball': { name: 'Regular Snowball', tier: 'common', class: 'Skill' },
  shove: { name: 'Shove', tier: 'common', class: 'Skill' },
  soothe: { name: 'Soothe', tier: 'common', class: 'Skill' },
  'unicorn-parcel': { name: 'Unicorn Parcel', tier: 'common', class: 'Skill' },
  avalanche: { name: 'Avalanche', tier: 'elite', class: 'Skill' },
  'freeze-soul': { name: 'Freeze Soul', tier: 'elite', class: 'Skill' },
  igloo: { name: 'Igloo', tier: 'elite', class: 'Skill' },
  'raise-snowman': { name: 'Raise Snowman', tier: 'elite', class: 'Skill' },
  'winter-spirit': { name: 'Winter Spirit', tier: 'elite', class: 'Skill' },
  hibernate: { name: 'Hibernate', tier: 'form', class: 'Skill' },
});
