/** Digital receipts and the newsletter in the customer space. */
export const preferences = {
  lead: 'Zdecyduj, co wysyłamy na Twój adres e-mail. Każdą decyzję możesz zmienić w dowolnej chwili.',
  receiptsTitle: 'Paragony bez papieru',
  receiptsText:
    'Dotyczy zakupów odbieranych i opłacanych w marketach, gdy podasz kasjerowi swoje konto.',
  saleReceipt: 'Paragon elektroniczny',
  saleReceiptHint:
    'Zamiast wydruku wyślemy paragon e-mailem. Zawsze znajdziesz go też w swoich zakupach.',
  bankCardReceipt: 'Potwierdzenie płatności kartą',
  bankCardReceiptHint: 'Dołączymy je do wiadomości z paragonem zamiast drukować z terminala.',
  save: 'Zapisz wybór paragonów',
  saved: 'Zapisaliśmy, jak chcesz dostawać paragony.',
  loadError:
    'Nie udało się teraz wczytać Twoich ustawień paragonów. Spróbuj ponownie za kilka minut.',
  saveError: 'Nie udało się teraz zapisać ustawień paragonów. Spróbuj ponownie za kilka minut.',
  newsletterText: 'Wiadomości wysyłamy na adres {email}. Odznacz wszystko, aby z nich zrezygnować.',
  newsletterOpen:
    'Adres {email} nie jest jeszcze potwierdzony. Po zapisaniu wyślemy na niego link, którym potwierdzisz zgodę.',
  newsletterSave: 'Zapisz zgody',
  newsletterSaved: 'Zapisaliśmy Twoje zgody.',
  newsletterStopped: 'Nie będziemy już wysyłać newslettera.',
  newsletterToConfirm: 'Wysłaliśmy wiadomość z linkiem. Potwierdź zgodę w ciągu siedmiu dni.',
  newsletterLoadError: 'Nie udało się teraz wczytać Twoich zgód. Spróbuj ponownie za kilka minut.',
  newsletterFailed: 'Nie udało się teraz zapisać zgód. Spróbuj ponownie za kilka minut.',
  noMobile: 'Do wiadomości SMS potrzebny jest numer telefonu komórkowego.',
  toProfile: 'Dodaj numer w swoich danych',
  guestText:
    'Zaloguj się, aby dostawać paragony e-mailem zamiast na papierze. Ustawienia zapisujemy na Twoim koncie.',
} as const;
