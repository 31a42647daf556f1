import type { ContentTexts } from '../../content/content-texts.ts';
import { block, question, slide } from '../../content/content-texts.ts';

export const questions: ContentTexts['questions'] = {
  'order-pickup': question(
    'Zamówienia i odbiór',
    'Kiedy odbiorę zamówienie?',
    '<p>Zwykle po dwóch godzinach pracy sklepu. Godzinę wybierasz przy składaniu zamówienia, a gdy towar jest gotowy, wysyłamy wiadomość. Więcej na stronie <a href="{page:drive}">Odbiór w sklepie</a>.</p>',
  ),
  'change-store': question(
    'Zamówienia i odbiór',
    'Dlaczego cena zmieniła się po wyborze sklepu?',
    '<p>Każdy sklep ma własne ceny i stany. Po wyborze pokazujemy ceny miejsca, z którego odbierzesz towar.</p>',
  ),
  'delivery-area': question(
    'Dostawa',
    'Czy dowozicie na budowę?',
    '<p>Tak, samochodem z HDS, zwykle do 50 km od sklepu. Zobacz <a href="{page:site-delivery}">transport na budowę</a>.</p>',
  ),
  returns: question(
    'Zwroty i reklamacje',
    'Ile mam czasu na zwrot?',
    '<p>Zakup online możesz zwrócić w ciągu {days:withdrawal} dni od odbioru. Towar niewykorzystany przyjmie każdy sklep przez {days:return} dni. Farb mieszanych na kolor i płyt docinanych na wymiar nie przyjmujemy.</p>',
  ),
  'professional-account': question(
    'Konto',
    'Co daje konto firmowe?',
    '<p>Ceny dla firm, ceny netto na pierwszym miejscu i faktury na dane firmy. Przy zakładaniu konta podaj NIP.</p>',
  ),
  payment: question(
    'Płatność',
    'Jak mogę zapłacić?',
    '<p>Online: BLIK-iem, kartą, przez Przelewy24, PayPal lub na raty. Jeśli całe zamówienie odbierasz w sklepie, także na miejscu, kartą lub gotówką. Metody dostępne dla Twojego zamówienia widzisz przy jego składaniu.</p>',
  ),
  availability: question(
    'Produkty',
    'Co znaczy „na zamówienie”?',
    '<p>Produkt przyjeżdża od producenta. Termin podajemy przy produkcie w dniach roboczych, bez świąt.</p>',
  ),
  club: question(
    'Konto',
    'Jak działa Club M?',
    '<p>Za zakupy zbierasz punkty, a wyższy poziom daje niższą opłatę za przygotowanie zamówienia.</p>',
  ),
};

export const slides: ContentTexts['slides'] = {
  insulation: slide(
    'Ociepl przed zimą',
    'Wełna, styropian i płyty PIR z policzonym zużyciem na metr.',
    'Zobacz ocieplenia',
  ),
  terrace: slide(
    'Taras na lata',
    'Deski, legary i wkręty, które wytrzymają deszcz i mróz.',
    'Wybierz deski',
  ),
  paint: slide(
    'Nowy kolor w weekend',
    'Farby, które kryją za pierwszym razem, i odcień dobrany do tkaniny.',
    'Znajdź farbę',
  ),
};

export const home: ContentTexts['home'] = {
  everybody: block(
    'Zrobimy to razem',
    '<p>Nie wiesz, ile kupić albo czym to przykręcić? Zajrzyj do <a href="{page:faq}">pytań i odpowiedzi</a>, poznaj <a href="{page:services}">nasze usługi</a> albo zapytaj w sklepie.</p>',
  ),
  professionals: block(
    'Dla Twojej firmy',
    '<p>Stałe dni dostaw, <a href="{page:concrete-mixer}">beton z gruszki</a> od 1 m³ i <a href="{page:site-delivery}">HDS na budowę</a>. Opiekuna firm znajdziesz w swoim sklepie od szóstej rano.</p>',
  ),
};

export const advice: ContentTexts['advice'] = {
  building: block(
    'Zanim zamówisz',
    '<p>Policz zużycie na metr i dodaj zapas: 3% na cegłę i bloczki, 10% na płyty w skosach. Cement i zaprawy trzymaj na palecie, pod folią, najwyżej trzy miesiące.</p>',
  ),
  floors: block(
    'Jak policzyć podłogę',
    '<p>Zmierz pokój, pomnóż długość przez szerokość i dodaj 8% na docinki, przy układaniu w jodełkę 15%. Paczki niech poleżą w pokoju dwie doby.</p>',
  ),
  paint: block(
    'Dobry początek malowania',
    '<p>Ściana musi być sucha, czysta i nie może pylić. Na nowy tynk połóż grunt, na plamy farbę izolującą, a kolor sprawdź na <a href="{page:colour-workshop}">próbce z pracowni</a>.</p>',
  ),
  garden: block(
    'Kiedy siać i sadzić',
    '<p>Trawnik zakładaj od połowy kwietnia do czerwca albo na przełomie sierpnia i września, gdy ziemia jest ciepła i wilgotna.</p>',
  ),
};
