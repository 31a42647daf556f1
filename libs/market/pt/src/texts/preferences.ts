import type { MarketTexts } from '@materia/market-model';

export const preferences = {
  lead: 'Escolha o que lhe enviamos por e-mail. Pode mudar de ideias quando quiser.',
  receiptsTitle: 'Talões sem papel',
  receiptsText: 'Para as compras que levanta ou paga na loja quando se identifica com a sua conta.',
  saleReceipt: 'Talão digital',
  saleReceiptHint:
    'Em vez de o imprimirmos, enviamo-lo por e-mail. Fica também sempre nas suas compras.',
  bankCardReceipt: 'Comprovativo do pagamento com cartão',
  bankCardReceiptHint: 'Segue no mesmo e-mail do talão, em vez de sair do terminal.',
  save: 'Guardar os talões',
  saved: 'Guardámos como quer receber os talões.',
  loadError:
    'De momento não é possível mostrar as suas preferências de talões. Tente novamente dentro de alguns minutos.',
  saveError:
    'De momento não foi possível guardar as suas preferências de talões. Tente novamente dentro de alguns minutos.',
  newsletterText:
    'As mensagens são enviadas para {email}. Desmarque todas as opções para cancelar.',
  newsletterOpen:
    'O endereço {email} ainda não está confirmado. Depois de guardar, enviamos uma ligação para confirmar o consentimento.',
  newsletterSave: 'Guardar os consentimentos',
  newsletterSaved: 'Guardámos os seus consentimentos.',
  newsletterStopped: 'Não voltaremos a enviar a newsletter.',
  newsletterToConfirm: 'Enviámos uma mensagem com uma ligação. Confirme no prazo de sete dias.',
  newsletterLoadError:
    'De momento não é possível mostrar os seus consentimentos. Tente novamente dentro de alguns minutos.',
  newsletterFailed:
    'De momento não foi possível guardar os seus consentimentos. Tente novamente dentro de alguns minutos.',
  noMobile: 'Para os SMS é necessário um número de telemóvel.',
  toProfile: 'Adicionar o número nos meus dados',
  guestText:
    'Inicie sessão para receber os talões por e-mail em vez de em papel. As preferências ficam guardadas na sua conta.',
} as const satisfies MarketTexts['preferences'];
