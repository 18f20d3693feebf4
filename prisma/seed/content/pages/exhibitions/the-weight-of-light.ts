import type { Exhibition } from './exhibition';

export const THE_WEIGHT_OF_LIGHT: Exhibition = {
  slug: 'the-weight-of-light-2021',
  year: 2021,
  works: ['stair-to-nowhere', 'salt-meridian', 'city-of-signals', 'seed-vault', 'coin-of-breath'],
  views: ['photos/photo-10.jpg', 'photos/photo-20.jpg'],
  gallery: { layout: 'carousel', columns: 1, autoplay: true, autoplayDelay: 6000, thumbnailColumns: 5 },
  en: {
    title: 'The Weight of Light',
    dates: '7 May – 12 September 2021',
    city: 'Vienna',
    venue: 'Halle Nord',
    description:
      'A concrete stair, a lake of salt and a city made of radio: five works about what cannot be held, in Vienna.',
    keywords: ['exhibition', 'The Weight of Light', 'Vienna', '2021', 'sculpture', 'Daria Selivan'],
    alt: 'A white hall crossed by tall shafts of light',
    caption: 'Halle Nord at eleven in the morning, without a single lamp',
    text: [
      'The exhibition had been postponed twice, and the second time Selivan asked that nothing be changed except the opening hours. Halle Nord has windows in its roof and none in its walls; in the year in which nobody had come, she had been sent a photograph of the empty floor every hour, and had drawn the plan after the light.',
      'At its centre rose {work:stair-to-nowhere}, with sixty-four steps and a mirror for those still below. Behind it two visitors at a time crossed {work:salt-meridian} from opposite ends. {work:city-of-signals} listened to the neighbourhood through receivers on the roof; on the evening of the opening a whole second skyline stood in it, made of the guests.',
      'The smallest room held the newest works, {work:seed-vault} and {work:coin-of-breath}, shown on two screens no larger than a hand. A guard was posted in front of them, as the insurers had wished. He was asked every day what exactly he was guarding, and by September he had a very good answer.',
    ],
    views: [
      { alt: 'A sculpture seen from below', caption: 'The stair, from its lowest step' },
      { alt: 'Close-up of a rough cast surface', caption: 'A tread of the stair before the first visitor' },
    ],
  },
  ru: {
    title: 'Вес света',
    dates: '7 мая – 12 сентября 2021',
    city: 'Вена',
    venue: 'Галле Норд',
    description:
      'Бетонная лестница, соляное озеро и город из радиоволн: пять работ о том, что нельзя удержать. Вена, 2021.',
    keywords: ['выставка', 'Вес света', 'Вена', '2021', 'скульптура', 'Дарья Селиван'],
    alt: 'Белый зал, пересечённый высокими столбами света',
    caption: 'Галле Норд в одиннадцать утра, без единой лампы',
    text: [
      'Выставку переносили дважды, и во второй раз Селиван попросила не менять ничего, кроме часов работы. В Галле Норд окна есть в крыше, но не в стенах. Весь год, пока никто не приходил, художнице каждый час присылали снимок пустого пола, и план экспозиции она нарисовала по свету.',
      'В центре поднималась {work:stair-to-nowhere}: шестьдесят четыре ступени и зеркало для тех, кто ещё внизу. За ней двое зрителей с двух концов пересекали {work:salt-meridian}. {work:city-of-signals} слушал квартал через приёмники на крыше; в вечер открытия в нём вырос целый второй силуэт города, сложенный из гостей.',
      'В самом маленьком зале висели самые новые работы, {work:seed-vault} и {work:coin-of-breath}, — на двух экранах не больше ладони. По просьбе страховщиков перед ними поставили охранника. Каждый день его спрашивали, что именно он охраняет, и к сентябрю у него был очень хороший ответ.',
    ],
    views: [
      { alt: 'Скульптура, снятая снизу', caption: 'Лестница с нижней ступени' },
      {
        alt: 'Шероховатая литая поверхность крупным планом',
        caption: 'Ступень лестницы до первого посетителя',
      },
    ],
  },
  uk: {
    title: 'Вага світла',
    dates: '7 травня – 12 вересня 2021',
    city: 'Відень',
    venue: 'Галле Норд',
    description:
      'Бетонні сходи, соляне озеро й місто з радіохвиль: п’ять робіт про те, чого не втримати. Відень, 2021.',
    keywords: ['виставка', 'Вага світла', 'Відень', '2021', 'скульптура', 'Дарія Селіван'],
    alt: 'Біла зала, яку перетинають високі стовпи світла',
    caption: 'Галле Норд об одинадцятій ранку, без жодної лампи',
    text: [
      'Виставку переносили двічі, і вдруге Селіван попросила не змінювати нічого, крім годин роботи. У Галле Норд вікна є в даху, але не в стінах. Цілий рік, поки ніхто не приходив, мисткині щогодини надсилали світлину порожньої підлоги, і план експозиції вона накреслила за світлом.',
      'Посередині здіймалися {work:stair-to-nowhere}: шістдесят чотири східці й дзеркало для тих, хто ще внизу. За ними двоє глядачів із двох кінців перетинали {work:salt-meridian}. {work:city-of-signals} слухало квартал через приймачі на даху; увечері в день відкриття в ньому виріс цілий другий обрис міста, складений із гостей.',
      'У найменшій залі висіли найновіші роботи, {work:seed-vault} і {work:coin-of-breath}, — на двох екранах, не більших за долоню. На прохання страховиків перед ними поставили охоронця. Щодня його питали, що саме він охороняє, і до вересня він мав дуже добру відповідь.',
    ],
    views: [
      { alt: 'Скульптура, знята знизу', caption: 'Сходи з найнижчого східця' },
      { alt: 'Шорстка лита поверхня зблизька', caption: 'Східець до першого відвідувача' },
    ],
  },
};
