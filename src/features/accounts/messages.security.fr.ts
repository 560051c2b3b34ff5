import type { Translation } from '../../platform/shared/catalogues.ts'
import type { security as en } from './messages.security.en.ts'

export const security: Translation<typeof en> = {
  title: 'Historique de sécurité',
  text: 'Ce qui s’est passé sur votre compte depuis un an. Quelque chose ne vient pas de vous ? Changez votre mot de passe et déconnectez l’appareil.',
  loading: 'Chargement de l’historique…',
  failed: 'L’historique n’a pas pu être chargé.',
  retry: 'Réessayer',
  none: 'Rien ne s’est encore passé.',
  show: 'Afficher l’historique',
  more: 'Afficher plus ancien',
  unknownDevice: 'Appareil inconnu',
  on: (browser, system) => `${browser} sur ${system}`,
  kinds: {
    signed_in: 'Connexion',
    sign_in_failed: 'Essai de connexion avec un mauvais mot de passe',
    session_reused: 'Une ancienne connexion a resservi ; l’appareil a été déconnecté',
    proved: 'Identité confirmée',
    proof_failed: 'Identité non confirmée',
    factor_failed: 'Mauvais code de vérification',
    factor_changed: 'Vérification en deux étapes changée',
    passkey_changed: 'Clés d’accès changées',
    passkey_failed: 'Clé d’accès non acceptée',
    passkey_blocked: 'Copie d’une clé d’accès bloquée',
    recovery_code_used: 'Code de secours utilisé',
    phone_changed: 'Numéro de mobile changé',
    email_changed: 'Adresse e-mail changée',
    password_changed: 'Mot de passe changé',
    change_undone: 'Changements annulés par le lien',
  },
}
