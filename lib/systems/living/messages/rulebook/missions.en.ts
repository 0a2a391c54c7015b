import type { ChapterText } from '../rulebook-text';

export const missions: ChapterText<'missions'> = {
  title: 'Training missions',
  lead: 'Four games for one player, each teaching part of the rules.',
  sections: {
    'first-steps': {
      title: 'First Steps',
      text: [
        'Learn: Life, movement and using a skill. Start within 4# of a corner of a 24# map, and cross to the opposite one alive.',
        'Your only skill is [Plague](skills/training/plague): after each movement action you roll your Hand and lose 1 Life for each Skill pip, without defence. In all missions your Hero has the mission’s skill instead of his own, and the miniature needn’t match the card.',
      ],
    },
    'melee-training': {
      title: 'Melee Training',
      text: [
        'Learn: [actions](actions), [charge](actions#charge), [melee](combat#melee) and a Melee Attack skill. Five dummies with five dice each stand evenly spaced on the line from your corner to the opposite one: cloth, leather, chain, plate, plate with shield. You may move, attack and charge, two actions a turn, with [Bloodlust](skills/training/bloodlust).',
        'Dummies stand still. A dummy in contact with you after your turn answers with [A Boot to the Head](skills/training/a-boot-to-the-head): AV 0, +1 for each Skill pip. Beat them all and get back to your corner alive.',
      ],
    },
    'open-fire': {
      title: 'Open Fire',
      text: [
        'Learn: [initiative](actions#initiative), [delaying](actions#delay), [ranged attacks](combat#ranged), [cover](combat#cover) and [critical hits](combat#critical). You stand in the centre with a one-handed crossbow and [Fast Reload](skills/training/fast-reload). Walls as high as a Hero, with a gap, stand between you and the corner where the dummies come from.',
        'Each phase one more dummy joins the deck. On its turn it enters at that corner, moves, and uses [Go For It](skills/training/go-for-it), always towards the opposite corner. A dummy that arrives costs you a die of your Hand and leaves with its card; one you kill is gone. You can’t go within 4# of that corner yourself.',
        'In the first phase the dummy goes before you. If your first shot fails, count it as 3 Ranged pips without defence. If your reaction in the second phase fails, count it as 3 Ranged pips too.',
      ],
    },
    'kind-of-magic': {
      title: 'It’s a Kind of Magic',
      text: [
        'Learn: [spells](magic#casting), [range](magic#range), [reach](magic#reach) and [defending](magic#defending). You start in your corner with [Life Boon](skills/training/life-boon). Uncle Tom stands in the centre, one victim halfway between him and the opposite corner and two on each side of that one, 1# apart. They don’t act.',
        'Each turn Uncle Tom uses [Tommyknocker](skills/training/tommyknocker), then [Uncle Tom’s Cruise Missile](skills/training/uncle-toms-cruise-missile): first at the victim on the far left, then the next one each turn, and back again from the right. If he gets more targets, pick them at random. If he sees you nearer than 5#, he fires at you until you are gone.',
        'He loses 1 Life for each victim you heal to full; you lose 1 for each victim who dies. Finish him and survive. Take turns, or use the initiative deck.',
      ],
    },
  },
};
