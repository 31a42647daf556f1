import type { HostedMethod } from './ledger.ts';

/** What the pages say, in the language of the session. */
export type SandboxTexts = {
  readonly sandbox: string;
  readonly sandboxNote: string;
  readonly amount: string;
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly pay: string;
  readonly back: string;
  readonly testCards: string;
  readonly cards: Readonly<Record<string, string>>;
  readonly declines: Readonly<Record<string, string>>;
  readonly challenge: string;
  readonly challengeText: string;
  readonly approve: string;
  readonly refuse: string;
  readonly later: string;
  readonly leave: string;
  readonly over: string;
  readonly testOptions: string;
  readonly notices: Readonly<Record<'once' | 'late' | 'twice' | 'reordered' | 'none', string>>;
  readonly bank: string;
  readonly bankLead: string;
  readonly nothingWaits: string;
  readonly blikAsks: string;
  readonly reference: string;
  readonly entity: string;
  readonly letEnd: string;
  readonly ended: string;
  readonly arriveLate: string;
  readonly methods: Readonly<Record<HostedMethod, string>>;
};

const pl: SandboxTexts = {
  sandbox: 'Płatności testowe',
  sandboxNote: 'To środowisko testowe. Żadne pieniądze nie zmieniają właściciela.',
  amount: 'Kwota',
  number: 'Numer karty',
  expiry: 'Ważna do (MM/RR)',
  cvc: 'Kod CVC',
  pay: 'Zapłać {amount}',
  back: 'Wróć do sklepu',
  testCards: 'Karty testowe',
  cards: {
    '4242 4242 4242 4242': 'płatność udana',
    '4000 0000 0000 0002': 'odmowa banku',
    '4000 0000 0000 9995': 'brak środków',
    '4000 0000 0000 0069': 'karta nieważna',
    '4000 0000 0000 0127': 'błędny kod CVC',
    '4000 0027 6000 3184': 'potwierdzenie 3-D Secure',
  },
  declines: {
    generic_decline: 'Bank odrzucił płatność. Wybierz inną kartę.',
    insufficient_funds: 'Na koncie brakuje środków. Wybierz inną kartę.',
    expired_card: 'Ta karta straciła ważność.',
    incorrect_cvc: 'Kod CVC jest błędny.',
    incorrect_number: 'Numer karty jest błędny.',
    authentication_failed: 'Płatność nie została potwierdzona w banku.',
  },
  challenge: 'Potwierdź płatność w banku',
  challengeText: 'Bank prosi o potwierdzenie płatności {amount}.',
  approve: 'Potwierdź',
  refuse: 'Odrzuć',
  later: 'Przelej, ale bank potwierdzi później',
  leave: 'Zrezygnuj i wróć do sklepu',
  over: 'Ta płatność jest już zakończona.',
  testOptions: 'Opcje testera: powiadomienie sklepu',
  notices: {
    once: 'od razu',
    late: 'po 10 sekundach',
    twice: 'dwa razy',
    reordered: 'w odwrotnej kolejności',
    none: 'wcale',
  },
  bank: 'Aplikacja banku',
  bankLead: 'Płatności, które czekają na Ciebie:',
  nothingWaits: 'Nic nie czeka na potwierdzenie.',
  blikAsks: 'BLIK: potwierdź {amount}',
  reference: 'Referencja',
  entity: 'Podmiot',
  letEnd: 'Pozwól wygasnąć',
  ended: 'Opcje testera: płatności zakończone bez wpłaty',
  arriveLate: 'Pieniądze docierają mimo to',
  methods: {
    card: 'Karta',
    p24: 'Przelewy24',
    mb_way: 'MB WAY',
    bizum: 'Bizum',
    paypal: 'PayPal',
    klarna: 'Raty',
  },
};

const es: SandboxTexts = {
  sandbox: 'Pagos de prueba',
  sandboxNote: 'Este es un entorno de pruebas. No se mueve dinero.',
  amount: 'Importe',
  number: 'Número de la tarjeta',
  expiry: 'Caducidad (MM/AA)',
  cvc: 'CVC',
  pay: 'Pagar {amount}',
  back: 'Volver a la tienda',
  testCards: 'Tarjetas de prueba',
  cards: {
    '4242 4242 4242 4242': 'pago aceptado',
    '4000 0000 0000 0002': 'rechazada por el banco',
    '4000 0000 0000 9995': 'sin fondos',
    '4000 0000 0000 0069': 'tarjeta caducada',
    '4000 0000 0000 0127': 'CVC incorrecto',
    '4000 0027 6000 3184': 'confirmación 3-D Secure',
  },
  declines: {
    generic_decline: 'El banco ha rechazado el pago. Prueba con otra tarjeta.',
    insufficient_funds: 'No hay fondos suficientes. Prueba con otra tarjeta.',
    expired_card: 'La tarjeta ha caducado.',
    incorrect_cvc: 'El CVC no es correcto.',
    incorrect_number: 'El número de la tarjeta no es correcto.',
    authentication_failed: 'El pago no se ha confirmado en el banco.',
  },
  challenge: 'Confirma el pago en tu banco',
  challengeText: 'Tu banco te pide que confirmes el pago de {amount}.',
  approve: 'Confirmar',
  refuse: 'Rechazar',
  later: 'Pagar, pero el banco lo confirma más tarde',
  leave: 'Cancelar y volver a la tienda',
  over: 'Este pago ya ha terminado.',
  testOptions: 'Opciones de prueba: aviso a la tienda',
  notices: {
    once: 'enseguida',
    late: 'a los 10 segundos',
    twice: 'dos veces',
    reordered: 'en orden inverso',
    none: 'ninguno',
  },
  bank: 'App del banco',
  bankLead: 'Pagos que esperan tu respuesta:',
  nothingWaits: 'No hay nada pendiente.',
  blikAsks: 'BLIK: confirma {amount}',
  reference: 'Referencia',
  entity: 'Entidad',
  letEnd: 'Dejar que caduque',
  ended: 'Opciones de prueba: pagos terminados sin cobro',
  arriveLate: 'El dinero llega igualmente',
  methods: {
    card: 'Tarjeta',
    p24: 'Przelewy24',
    mb_way: 'MB WAY',
    bizum: 'Bizum',
    paypal: 'PayPal',
    klarna: 'Pago a plazos',
  },
};

const fr: SandboxTexts = {
  sandbox: 'Paiements de test',
  sandboxNote: 'Ceci est un environnement de test. Aucun argent n’est débité.',
  amount: 'Montant',
  number: 'Numéro de carte',
  expiry: 'Expire fin (MM/AA)',
  cvc: 'Cryptogramme',
  pay: 'Payer {amount}',
  back: 'Retour à la boutique',
  testCards: 'Cartes de test',
  cards: {
    '4242 4242 4242 4242': 'paiement accepté',
    '4000 0000 0000 0002': 'refusée par la banque',
    '4000 0000 0000 9995': 'provision insuffisante',
    '4000 0000 0000 0069': 'carte expirée',
    '4000 0000 0000 0127': 'cryptogramme erroné',
    '4000 0027 6000 3184': 'confirmation 3-D Secure',
  },
  declines: {
    generic_decline: 'La banque a refusé le paiement. Essayez une autre carte.',
    insufficient_funds: 'La provision est insuffisante. Essayez une autre carte.',
    expired_card: 'Cette carte a expiré.',
    incorrect_cvc: 'Le cryptogramme est erroné.',
    incorrect_number: 'Le numéro de carte est erroné.',
    authentication_failed: 'Le paiement n’a pas été confirmé auprès de la banque.',
  },
  challenge: 'Confirmez le paiement auprès de votre banque',
  challengeText: 'Votre banque vous demande de confirmer le paiement de {amount}.',
  approve: 'Confirmer',
  refuse: 'Refuser',
  later: 'Payer, la banque confirmera plus tard',
  leave: 'Annuler et revenir à la boutique',
  over: 'Ce paiement est terminé.',
  testOptions: 'Options de test : notification de la boutique',
  notices: {
    once: 'tout de suite',
    late: 'après 10 secondes',
    twice: 'deux fois',
    reordered: 'dans l’ordre inverse',
    none: 'aucune',
  },
  bank: 'Application de la banque',
  bankLead: 'Paiements qui vous attendent :',
  nothingWaits: 'Rien ne vous attend.',
  blikAsks: 'BLIK : confirmez {amount}',
  reference: 'Référence',
  entity: 'Entité',
  letEnd: 'Laisser expirer',
  ended: 'Options de test : paiements terminés sans encaissement',
  arriveLate: 'L’argent arrive quand même',
  methods: {
    card: 'Carte bancaire',
    p24: 'Przelewy24',
    mb_way: 'MB WAY',
    bizum: 'Bizum',
    paypal: 'PayPal',
    klarna: 'Paiement en plusieurs fois',
  },
};

const pt: SandboxTexts = {
  sandbox: 'Pagamentos de teste',
  sandboxNote: 'Este é um ambiente de teste. Nenhum dinheiro é movimentado.',
  amount: 'Montante',
  number: 'Número do cartão',
  expiry: 'Validade (MM/AA)',
  cvc: 'CVC',
  pay: 'Pagar {amount}',
  back: 'Voltar à loja',
  testCards: 'Cartões de teste',
  cards: {
    '4242 4242 4242 4242': 'pagamento aceite',
    '4000 0000 0000 0002': 'recusado pelo banco',
    '4000 0000 0000 9995': 'saldo insuficiente',
    '4000 0000 0000 0069': 'cartão fora de validade',
    '4000 0000 0000 0127': 'CVC incorreto',
    '4000 0027 6000 3184': 'confirmação 3-D Secure',
  },
  declines: {
    generic_decline: 'O banco recusou o pagamento. Tente com outro cartão.',
    insufficient_funds: 'O saldo é insuficiente. Tente com outro cartão.',
    expired_card: 'O cartão está fora de validade.',
    incorrect_cvc: 'O CVC está incorreto.',
    incorrect_number: 'O número do cartão está incorreto.',
    authentication_failed: 'O pagamento não foi confirmado no banco.',
  },
  challenge: 'Confirme o pagamento no seu banco',
  challengeText: 'O seu banco pede que confirme o pagamento de {amount}.',
  approve: 'Confirmar',
  refuse: 'Recusar',
  later: 'Pagar, mas o banco confirma mais tarde',
  leave: 'Cancelar e voltar à loja',
  over: 'Este pagamento já terminou.',
  testOptions: 'Opções de teste: aviso à loja',
  notices: {
    once: 'de imediato',
    late: 'após 10 segundos',
    twice: 'duas vezes',
    reordered: 'por ordem inversa',
    none: 'nenhum',
  },
  bank: 'App do banco',
  bankLead: 'Pagamentos à sua espera:',
  nothingWaits: 'Não há nada à espera.',
  blikAsks: 'BLIK: confirme {amount}',
  reference: 'Referência',
  entity: 'Entidade',
  letEnd: 'Deixar expirar',
  ended: 'Opções de teste: pagamentos terminados sem cobrança',
  arriveLate: 'O dinheiro chega mesmo assim',
  methods: {
    card: 'Cartão',
    p24: 'Przelewy24',
    mb_way: 'MB WAY',
    bizum: 'Bizum',
    paypal: 'PayPal',
    klarna: 'Prestações',
  },
};

const TEXTS: Readonly<Record<string, SandboxTexts>> = { pl, es, fr, pt };

/** Whether the pages exist in a language. */
export const hasTexts = (language: string): boolean => Object.hasOwn(TEXTS, language);

/** The texts of a language; throws for one without texts. */
export const textsOf = (language: string): SandboxTexts => {
  const texts = TEXTS[language];
  if (texts === undefined) throw new Error(`The sandbox has no texts in ${language}`);
  return texts;
};
