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
    caption: 'The print room of Halle Nord at eleven in the morning, without a single lamp',
    text: [
      'The exhibition had been postponed twice, and the second time Selivan asked that nothing be changed except the opening hours. Halle Nord has windows in its roof and none in its walls; in the year in which nobody had come, she had been sent a photograph of the empty floor every hour, and had drawn the plan after the light.',
      'At its centre rose {work:stair-to-nowhere}, with twenty-two steps and a door frame that leads nowhere. Behind it two visitors at a time crossed {work:salt-meridian} from opposite ends. {work:city-of-signals} listened to the neighbourhood through receivers on the roof; on the evening of the opening a whole second skyline stood in it, made of the guests.',
      'The smallest room held the newest works, {work:seed-vault} and {work:coin-of-breath}, shown on two screens no larger than a hand. A guard was posted in front of them, as the insurers had wished. He was asked every day what exactly he was guarding, and by September he had a very good answer.',
    ],
    views: [
      'The evening of the opening: guests before a skyline made of guests',
      'Inside {work:city-of-signals}: the board that tells each light its name',
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
    caption: 'Графический кабинет Галле Норд в одиннадцать утра, без единой лампы',
    text: [
      'Выставку переносили дважды, и во второй раз Селиван попросила не менять ничего, кроме часов работы. В Галле Норд окна есть в крыше, но не в стенах. Весь год, пока никто не приходил, художнице каждый час присылали снимок пустого пола, и план экспозиции она нарисовала по свету.',
      'В центре поднималась {work:stair-to-nowhere}: двадцать две ступени и дверная рама, за которой ничего нет. За ней двое зрителей с двух концов пересекали {work:salt-meridian}. {work:city-of-signals} слушал квартал через приёмники на крыше; в вечер открытия в нём вырос целый второй силуэт города, сложенный из гостей.',
      'В самом маленьком зале висели самые новые работы, {work:seed-vault} и {work:coin-of-breath}, — на двух экранах не больше ладони. По просьбе страховщиков перед ними поставили охранника. Каждый день его спрашивали, что именно он охраняет, и к сентябрю у него был очень хороший ответ.',
    ],
    views: [
      'Вечер открытия: гости перед городом, сложенным из гостей',
      'Внутри работы {work:city-of-signals}: плата, которая говорит каждому огоньку его имя',
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
    caption: 'Графічний кабінет Галле Норд об одинадцятій ранку, без жодної лампи',
    text: [
      'Виставку переносили двічі, і вдруге Селіван попросила не змінювати нічого, крім годин роботи. У Галле Норд вікна є в даху, але не в стінах. Цілий рік, поки ніхто не приходив, мисткині щогодини надсилали світлину порожньої підлоги, і план експозиції вона накреслила за світлом.',
      'Посередині здіймалися {work:stair-to-nowhere}: двадцять дві сходинки й дверна рама, за якою нічого немає. За ними двоє глядачів із двох кінців перетинали {work:salt-meridian}. {work:city-of-signals} слухало квартал через приймачі на даху; увечері в день відкриття в ньому виріс цілий другий обрис міста, складений із гостей.',
      'У найменшій залі висіли найновіші роботи, {work:seed-vault} і {work:coin-of-breath}, — на двох екранах, не більших за долоню. На прохання страховиків перед ними поставили охоронця. Щодня його питали, що саме він охороняє, і до вересня він мав дуже добру відповідь.',
    ],
    views: [
      'Вечір відкриття: гості перед містом, складеним із гостей',
      'Усередині роботи {work:city-of-signals}: плата, що каже кожному вогникові його ім’я',
    ],
  },
};
